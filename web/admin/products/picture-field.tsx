import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useApi } from '../../api/api-provider';
import { PICTURE_KINDS, preparePicture } from '../../device/prepare-picture';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useFields } from '../form/use-fields';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import type { ProductDraft } from './product-draft';
import { ProductThumbnail } from './product-thumbnail';

export const UPLOAD_FAILED = 'Failed to upload the picture. Please try again.';

export function PictureField() {
  const api = useApi();
  const { control, setValue, clearErrors } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const { failure, send, refuse } = useMutation();
  const isUploading = useWatch({ control, name: 'isUploading' });
  const input = useRef<HTMLInputElement>(null);

  const show = (url: string) =>
    setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true });
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again after a failure.
    target.value = '';
    if (!file) return;
    setValue('isUploading', true);
    const ready = await preparePicture(file);
    const sent =
      'problem' in ready
        ? refuse(ready.problem)
        : await send(() => api.pictures.upload(ready.picture), UPLOAD_FAILED);
    setValue('isUploading', false);
    clearErrors('imageUrl');
    if (sent) show(sent.result.imageUrl);
  };

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Picture"
        optional
        placeholder="https://…"
        hint="A web address, or a photo: JPEG, PNG, WebP, AVIF or HEIC"
        {...field('imageUrl')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ProductThumbnail imageUrl={imageUrl} large />
        <input
          ref={input}
          type="file"
          accept={PICTURE_KINDS}
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={upload}
        />
        <Button variant="quiet" busy={isUploading} onClick={() => input.current?.click()}>
          {!isUploading && <ImageUp aria-hidden className="size-5" />}
          {isUploading ? 'Uploading…' : 'Upload a picture'}
        </Button>
        {imageUrl !== '' && (
          <Button variant="plain" onClick={() => show('')}>
            <Trash2 aria-hidden className="size-5" />
            Remove picture
          </Button>
        )}
      </div>
      <FailureNotice message={failure?.message} />
    </div>
  );
}
