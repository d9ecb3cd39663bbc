import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { IconButton } from '../../../ui/icon-button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { EMPTY_OPTION, type SectionsForm } from './section-draft';

/** The contract's limit. */
const MOST_OPTIONS = 30;

/** Edits the options of one section; the last one cannot be removed (menu rule 4). */
export function OptionsEditor({ section }: { section: number }) {
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
