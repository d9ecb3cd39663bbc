import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { FormSection } from '../../kit/form/form-section';
import { useFields } from '../../kit/form/use-fields';
import { TaxClassFields } from './tax-class-fields';
import type { TaxesDraft } from './taxes-draft';

const USES = [
  { name: 'dishClassId', label: 'Dishes', hint: 'Unless a dish has another class' },
  { name: 'feesClassId', label: 'Delivery fee and packaging', hint: undefined },
] as const;

/** The classes of what is taxed alike, and which class is the usual one. */
export function TaxClasses({ usualPercent }: { usualPercent: number }) {
  const { control } = useFormContext<TaxesDraft>();
  const field = useFields<TaxesDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'classes', keyName: 'key' });
  const [classes, dishClassId, feesClassId] = useWatch({
    control,
    name: ['classes', 'dishClassId', 'feesClassId'],
  });
  return (
    <FormSection
      title="Tax classes"
      hint="Most of a cafe’s menu is restaurant service. Goods you only resell have a code and rate of their own."
    >
      <ul className="flex flex-col gap-3 sm:col-span-2">
        {fields.map(({ key, id }, index) => (
          <TaxClassFields
            key={key}
            index={index}
            usualPercent={usualPercent}
            onRemove={id === dishClassId || id === feesClassId ? undefined : () => remove(index)}
          />
        ))}
      </ul>
      <Button
        variant="quiet"
        className="self-start sm:col-span-2 sm:justify-self-start"
        onClick={() => append({ id: crypto.randomUUID(), name: '', code: '', rates: [] })}
      >
        <Plus aria-hidden className="size-5" />
        Add a class
      </Button>
      {USES.map(({ name, label, hint }) => (
        <SelectField key={name} label={label} hint={hint} {...field(name)}>
          {classes.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name || 'New class'}
            </option>
          ))}
        </SelectField>
      ))}
    </FormSection>
  );
}
