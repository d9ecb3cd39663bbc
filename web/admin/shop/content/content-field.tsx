import type { ComponentProps } from 'react';
import type { FieldPath } from 'react-hook-form';
import { TextArea, TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { ContentDraft } from './content-draft';

type Named<Field> = Omit<Field, 'name' | 'error'> & { name: FieldPath<ContentDraft> };

export function ContentField({ name, ...field }: Named<ComponentProps<typeof TextField>>) {
  return <TextField autoComplete="off" {...field} {...useFields<ContentDraft>()(name)} />;
}

/** A text of several lines. It takes the whole width of its section. */
export function ContentText({ name, ...field }: Named<ComponentProps<typeof TextArea>>) {
  return (
    <div className="sm:col-span-2">
      <TextArea {...field} {...useFields<ContentDraft>()(name)} />
    </div>
  );
}
