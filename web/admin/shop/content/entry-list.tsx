import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { ContentDraft } from './content-draft';

type ListName = 'facts' | 'values' | 'team' | 'testimonials';

interface EntryListProps<Name extends ListName> {
  name: Name;
  title: string;
  hint: string;
  entry: 'fact' | 'value' | 'person' | 'quote';
  most: number;
  empty: ContentDraft[Name][number];
  children: (index: number) => ReactNode;
}

export function EntryList<Name extends ListName>(props: EntryListProps<Name>) {
  const { name, title, hint, entry, most, empty, children } = props;
  const { control } = useFormContext<ContentDraft>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: name as ListName });
  // An upload belongs to the entry at an index, which must not move meanwhile.
  const isUploading = useWatch({ control, name: 'uploads' }) > 0;
  return (
    <fieldset className="flex flex-col gap-3 sm:col-span-2">
      <legend className="font-semibold">{title}</legend>
      <p className="text-ink-soft">{hint}</p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {fields.map(({ id }, index) => (
          <li
            key={id}
            aria-label={`${title} ${index + 1}`}
            className="flex flex-col gap-3 rounded-lg border border-mist p-3"
          >
            <div className="grid items-start gap-3 *:min-w-0 sm:grid-cols-2">{children(index)}</div>
            <div className="flex justify-end gap-2">
              {index > 0 && (
                <IconButton
                  label={m.shopoffice_entry_up({ entry, number: index + 1 })}
                  icon={<ArrowUp aria-hidden />}
                  disabled={isUploading}
                  onClick={() => swap(index, index - 1)}
                />
              )}
              <Button variant="danger" disabled={isUploading} onClick={() => remove(index)}>
                <Trash2 aria-hidden className="size-5" />
                {m.ui_remove()}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        className="self-start"
        disabled={fields.length >= most}
        onClick={() => append(empty)}
      >
        <Plus aria-hidden className="size-5" />
        {m.shopoffice_entry_add({ entry })}
      </Button>
    </fieldset>
  );
}
