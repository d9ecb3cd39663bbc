import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { IconButton } from '../../../ui/icon-button';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { OtherLanguages } from '../../kit/form/other-languages';
import { useFields } from '../../kit/form/use-fields';
import { CHOICE_LABELS, EMPTY_OPTION, type SectionsForm } from './section-draft';

const COUNT = { type: 'number', min: 0, max: 30, step: 1, inputMode: 'numeric' } as const;

export function SectionFields({ section }: { section: number }) {
  const { control } = useFormContext<SectionsForm>();
  const field = useFields<SectionsForm>();
  const choices = Object.entries(CHOICE_LABELS).map(([value, label]) => [value, label()] as const);
  const choice = useWatch({ control, name: `sections.${section}.choice` });
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <div className="col-span-2">
          <SelectField
            label={m.menuoffice_customers_choose()}
            {...field(`sections.${section}.choice`)}
          >
            <Options of={choices} />
          </SelectField>
        </div>
        {choice === 'several' && (
          <>
            <TextField
              label={m.menuoffice_at_least()}
              {...COUNT}
              {...field(`sections.${section}.min`)}
            />
            <TextField
              label={m.menuoffice_at_most()}
              {...COUNT}
              {...field(`sections.${section}.max`)}
            />
          </>
        )}
      </div>
      <OptionsEditor section={section} />
      <LabelFields section={section} />
    </>
  );
}

/** The labels of a section and its options in other languages. */
function LabelFields({ section }: { section: number }) {
  const { control } = useFormContext<SectionsForm>();
  const { label, options } = useWatch({ control, name: `sections.${section}` });
  const optionFields = options.map((option, index) => ({
    what: m.menuoffice_option_number({ number: index + 1 }),
    english: option.label,
    pathIn: (language: string) => `sections.${section}.options.${index}.labels.${language}`,
  }));
  return (
    <OtherLanguages
      of={label || m.menuoffice_section_number({ number: section + 1 })}
      fields={[
        {
          what: m.menuoffice_section(),
          english: label,
          pathIn: (language) => `sections.${section}.labels.${language}`,
        },
        ...optionFields,
      ]}
    />
  );
}

/** The contract's limit. */
const MOST_OPTIONS = 30;

/** Edits the options of one section; the last one cannot be removed (menu rule 4). */
function OptionsEditor({ section }: { section: number }) {
  const { control } = useFormContext<SectionsForm>();
  const field = useFields<SectionsForm>();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `sections.${section}.options`,
  });
  return (
    <>
      <ul className="flex flex-col gap-2">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[3fr_2fr_auto] items-start gap-x-2">
            <TextField
              label={m.menuoffice_option_number({ number: index + 1 })}
              autoComplete="off"
              {...field(`sections.${section}.options.${index}.label`)}
            />
            <TextField
              label={m.menuoffice_price_change()}
              prefix="₹"
              type="number"
              step={0.01}
              placeholder="0"
              {...field(`sections.${section}.options.${index}.priceModifier`)}
            />
            <IconButton
              label={m.menuoffice_remove_option({ number: index + 1 })}
              icon={<Trash2 aria-hidden />}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
              className="mt-7 text-chilli"
            />
            <div className="col-span-3">
              <CheckboxField
                label={m.menuoffice_chosen_by_default()}
                aria-label={m.menuoffice_chosen_by_default_of({ number: index + 1 })}
                {...field(`sections.${section}.options.${index}.isDefault`)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="plain"
        className="self-start"
        disabled={fields.length >= MOST_OPTIONS}
        onClick={() => append(EMPTY_OPTION)}
      >
        <Plus aria-hidden className="size-5" />
        {m.menuoffice_add_option()}
      </Button>
    </>
  );
}
