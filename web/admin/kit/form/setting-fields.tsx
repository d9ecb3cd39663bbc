import type { Setting, SettingSection } from '../../../../shared/contract/shop/owner-setting';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from './use-fields';

type ShownSetting = Exclude<Setting, { field: 'own' }>;
type NamedSetting = ShownSetting & { name: string };

interface SettingFieldsProps {
  table: Readonly<Record<string, Setting>>;
  section: SettingSection;
}

/** The fields of a part of the owner's settings, in the table's order. Switches in a row share a cell. */
export function SettingFields({ table, section }: SettingFieldsProps) {
  const cells: NamedSetting[][] = [];
  for (const [name, setting] of Object.entries(table)) {
    if (setting.field === 'own' || setting.section !== section) continue;
    const last = cells.at(-1);
    if (setting.field === 'switch' && last?.[0]?.field === 'switch')
      last.push({ ...setting, name });
    else cells.push([{ ...setting, name }]);
  }
  return cells.map((cell) => (
    <div key={cell[0]?.name} className={cell[0]?.isWide ? 'sm:col-span-2' : undefined}>
      {cell.map((setting) => (
        <SettingField key={setting.name} {...setting} />
      ))}
    </div>
  ));
}

function SettingField({ name, field, label, help, input, step, ...setting }: NamedSetting) {
  const { error, ...registered } = useFields()(name);
  if (field === 'switch') return <CheckboxField label={label()} hint={help?.()} {...registered} />;
  const shown = { label: label(), hint: help?.(), error, ...input, ...registered };
  if (field === 'choice') {
    const { valueLabels = {} } = setting;
    const choices = Object.entries(valueLabels).map(([value, words]) => [value, words()] as const);
    return (
      <SelectField {...shown}>
        <Options of={choices} />
      </SelectField>
    );
  }
  if (field === 'text') {
    const className = input?.autoCapitalize === 'characters' ? 'uppercase' : undefined;
    return <TextField {...shown} optional={setting.isOptional} className={className} />;
  }
  return (
    <TextField
      {...shown}
      // A field for numbers drops a pasted pair of coordinates.
      type={step === 'any' ? 'text' : 'number'}
      prefix={field === 'rupees' ? '₹' : undefined}
      inputMode={field === 'number' && !step ? 'numeric' : 'decimal'}
      min={0}
      step={field === 'rupees' ? 0.01 : (step ?? 1)}
    />
  );
}
