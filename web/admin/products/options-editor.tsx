import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { TextField } from '../../ui/text-field';
import { useFields } from '../form/use-fields';
import type { ProductDraft } from './product-draft';
import { EMPTY_OPTION } from './section-draft';

/** The contract's limit. */
const MOST_OPTIONS = 30;

/** Edits the options of one section; the last one cannot be removed (spec §5). */
export function OptionsEditor({ section }: { section: number }) {
  const { control } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `sections.${section}.options`,
  });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {fields.map(({ id }, index) => (
          <li key={id} className="flex items-start gap-2">
            <div className="min-w-0 flex-[3]">
              <TextField
                label={`Option ${index + 1}`}
                autoComplete="off"
                {...field(`sections.${section}.options.${index}.label`)}
              />
            </div>
            <div className="min-w-0 flex-[2]">
              <TextField
                label="Price change"
                prefix="₹"
                type="number"
                step={0.01}
                placeholder="0"
                {...field(`sections.${section}.options.${index}.priceModifier`)}
              />
            </div>
            <IconButton
              label={`Remove option ${index + 1}`}
              icon={<Trash2 aria-hidden />}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
              className="mt-7 text-chilli"
            />
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
        Add option
      </Button>
    </>
  );
}
