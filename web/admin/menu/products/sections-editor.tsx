import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { CopyOptions } from './copy-options';
import { EMPTY_SECTION, type SectionsForm } from './section-draft';
import { SectionFields } from './section-fields';

/** The contract's limit. */
const MOST_SECTIONS = 12;

/** Edits the sections of options (menu rule 4). */
export function SectionsEditor() {
  const { control } = useFormContext<SectionsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sections' });
  return (
    <section aria-labelledby="product-options" className="flex flex-col gap-3">
      <h3 id="product-options" className="text-lg">
        {m.menuoffice_customization()}
      </h3>
      <p className="text-ink-soft">{m.menuoffice_customization_hint()}</p>
      {fields.map((field, index) =>
        field.sharedId === '' ? (
          <SectionEditor key={field.id} index={index} onRemove={() => remove(index)} />
        ) : (
          <SharedSection key={field.id} index={index} onRemove={() => remove(index)} />
        ),
      )}
      <Button
        variant="quiet"
        className="self-start"
        disabled={fields.length >= MOST_SECTIONS}
        onClick={() => append(EMPTY_SECTION)}
      >
        <Plus aria-hidden className="size-5" />
        {m.menuoffice_add_section()}
      </Button>
      {fields.length < MOST_SECTIONS && (
        <CopyOptions
          onCopy={(sections) => append(sections.slice(0, MOST_SECTIONS - fields.length))}
        />
      )}
    </section>
  );
}

interface SectionProps {
  index: number;
  onRemove: () => void;
}

function SectionEditor({ index, onRemove }: SectionProps) {
  const { control } = useFormContext<SectionsForm>();
  const field = useFields<SectionsForm>();
  const section = useWatch({ control, name: `sections.${index}` });
  const sent = section.label.trim() !== '' && section.options.some(({ label }) => label.trim());
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-mist p-3">
      <legend className="sr-only">
        {m.menuoffice_section_of({ name: section.label || index + 1 })}
      </legend>
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <TextField
            label={m.menuoffice_section()}
            placeholder={m.menuoffice_section_example()}
            hint={sent ? undefined : m.menuoffice_section_unsaved()}
            {...field(`sections.${index}.label`)}
          />
        </div>
        <RemoveSection onRemove={onRemove} className="mt-7" />
      </div>
      <SectionFields section={index} />
    </fieldset>
  );
}

/** Shared options are the same in all their dishes, so a dish's form only shows them. */
function SharedSection({ index, onRemove }: SectionProps) {
  const { control } = useFormContext<SectionsForm>();
  const { label, options } = useWatch({ control, name: `sections.${index}` });
  return (
    <fieldset className="flex flex-wrap items-start gap-2 rounded-lg border border-mist bg-sunken p-3">
      <legend className="sr-only">{m.menuoffice_section_of({ name: label })}</legend>
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <bdi className="font-semibold">{label}</bdi>:{' '}
          <bdi>{options.map((option) => option.label).join(', ')}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{m.menuoffice_shared_section()}</p>
      </div>
      <RemoveSection onRemove={onRemove} />
    </fieldset>
  );
}

function RemoveSection({ onRemove, className }: { onRemove: () => void; className?: string }) {
  return (
    <Button variant="danger" className={className} onClick={onRemove}>
      <Trash2 aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{m.menuoffice_remove_section()}</span>
    </Button>
  );
}
