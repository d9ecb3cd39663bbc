import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useFields } from '../form/use-fields';
import { CopyOptions } from './copy-options';
import { OptionsEditor } from './options-editor';
import type { ProductDraft } from './product-draft';
import { EMPTY_SECTION } from './section-draft';

/** The contract's limit. */
const MOST_SECTIONS = 12;

/** Edits the sections of options (spec §5). */
export function SectionsEditor() {
  const { control } = useFormContext<ProductDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sections' });
  return (
    <section aria-labelledby="product-options" className="flex flex-col gap-3">
      <h3 id="product-options" className="text-lg">
        Customization
      </h3>
      <p className="text-ink-soft">One choice per section. Use a minus price for a discount.</p>
      {fields.map((field, index) => (
        <SectionEditor key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <Button
        variant="quiet"
        className="self-start"
        disabled={fields.length >= MOST_SECTIONS}
        onClick={() => append(EMPTY_SECTION)}
      >
        <Plus aria-hidden className="size-5" />
        Add section
      </Button>
      {fields.length < MOST_SECTIONS && (
        <CopyOptions
          onCopy={(sections) => append(sections.slice(0, MOST_SECTIONS - fields.length))}
        />
      )}
    </section>
  );
}

function SectionEditor({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  const section = useWatch({ control, name: `sections.${index}` });
  const sent = section.label.trim() !== '' && section.options.some(({ label }) => label.trim());
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-mist p-3">
      <legend className="sr-only">Section {section.label || index + 1}</legend>
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <TextField
            label="Section"
            placeholder="Topping"
            hint={sent ? undefined : 'Saved once it has a label and an option'}
            {...field(`sections.${index}.label`)}
          />
        </div>
        <Button variant="danger" className="mt-7" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Remove section</span>
        </Button>
      </div>
      <OptionsEditor section={index} />
    </fieldset>
  );
}
