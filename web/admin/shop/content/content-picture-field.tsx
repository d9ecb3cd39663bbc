import { Trash2 } from 'lucide-react';
import { type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { contentPictureUrl, pictureAt } from '../../../../shared/domain/shop/pictures';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { PictureInput } from '../../kit/form/picture-input';
import { usePictureUpload } from '../../kit/form/use-picture-upload';
import { FailureNotice } from '../../kit/query/failure-notice';
import type { ContentDraft } from './content-draft';

interface ContentPictureFieldProps {
  name: FieldPathByValue<ContentDraft, string | null>;
  label: string;
  hint?: string;
}

/** A picture of the content, which is stored by its id. */
export function ContentPictureField({ name, label, hint }: ContentPictureFieldProps) {
  const { control, setValue, getValues } = useFormContext<ContentDraft>();
  const { upload, busy, failure } = usePictureUpload();
  const id = useWatch({ control, name }) as string | null;

  const show = (picture: string | null) => setValue(name, picture, { shouldDirty: true });
  // A colleague's save resets the form, and its count to 0, during an upload.
  const countUpload = (more: 1 | -1) =>
    setValue('uploads', Math.max(0, getValues('uploads') + more));
  const choose = async (file: File) => {
    countUpload(1);
    const url = await upload(file);
    countUpload(-1);
    const picture = url && pictureAt(url);
    if (picture) show(picture.id);
  };

  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">
        {label} <span className="text-sm font-normal text-ink-soft">({m.ui_optional()})</span>
      </legend>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-1">
        {id !== null && (
          <img
            src={contentPictureUrl(id)}
            alt={m.shopoffice_picture_chosen({ label })}
            className="h-20 max-w-40 rounded-md bg-sunken object-contain"
          />
        )}
        <PictureInput
          fileLabel={m.shopoffice_picture_file({ label })}
          busy={busy}
          onChoose={choose}
        />
        {id !== null && (
          <Button variant="plain" onClick={() => show(null)}>
            <Trash2 aria-hidden className="size-5" />
            {m.ui_remove()}
          </Button>
        )}
      </div>
      <FailureNotice message={failure?.message} />
    </fieldset>
  );
}
