import { Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { PictureInput } from '../../kit/form/picture-input';
import { useFields } from '../../kit/form/use-fields';
import { usePictureUpload } from '../../kit/form/use-picture-upload';
import { FailureNotice } from '../../kit/query/failure-notice';
import type { ProductDraft } from './product-draft';
import { ProductThumbnail } from './product-thumbnail';

export function PictureField() {
  const { control, setValue, clearErrors } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const { upload, failure } = usePictureUpload();
  const isUploading = useWatch({ control, name: 'isUploading' });

  const show = (url: string) =>
    setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true });
  const choose = async (file: File) => {
    setValue('isUploading', true);
    const uploaded = await upload(file);
    setValue('isUploading', false);
    clearErrors('imageUrl');
    if (uploaded) show(uploaded);
  };

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={m.menuoffice_picture()}
        optional
        placeholder="https://…"
        hint={m.menuoffice_picture_hint()}
        {...field('imageUrl')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ProductThumbnail imageUrl={imageUrl} large />
        <PictureInput
          fileLabel={m.menuoffice_picture_file()}
          busy={isUploading}
          onChoose={choose}
        />
        {imageUrl !== '' && (
          <Button variant="plain" onClick={() => show('')}>
            <Trash2 aria-hidden className="size-5" />
            {m.menuoffice_remove_picture()}
          </Button>
        )}
      </div>
      <FailureNotice message={failure?.message} />
    </div>
  );
}
