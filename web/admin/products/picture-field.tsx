import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PICTURE_MAX_BYTES } from '../../../shared/domain/pictures';
import { useApi } from '../../api/api-provider';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useFields } from '../form/use-fields';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import type { ProductDraft } from './product-draft';
import { ProductThumbnail } from './product-thumbnail';

const KINDS = 'image/jpeg,image/png,image/webp,image/avif';

export function PictureField() {
  const api = useApi();
  const { control, setValue } = useFormContext<ProductDraft>();
  const field = useFields<ProductDraft>();
  const imageUrl = useWatch({ control, name: 'imageUrl' });
  const { busy, failure, send, refuse } = useMutation();
  const input = useRef<HTMLInputElement>(null);

  const show = (url: string) =>
    setValue('imageUrl', url, { shouldDirty: true, shouldValidate: true });
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again after a failure.
    target.value = '';
    if (!file) return;
    if (file.size > PICTURE_MAX_BYTES) return refuse('A picture can be up to 5 MB.');
    // The file's name may be private.
    const nameless = new File([file], 'picture', { type: file.type });
    const sent = await send(
      () => api.pictures.upload(nameless),
      'Failed to upload the picture. Please try again.',
    );
    if (sent) show(sent.result.imageUrl);
  };

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Picture"
        optional
        placeholder="https://…"
        hint="A web address, or a JPEG, PNG, WebP or AVIF file up to 5 MB"
        {...field('imageUrl')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ProductThumbnail imageUrl={imageUrl} large />
        <input
          ref={input}
          type="file"
          accept={KINDS}
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={upload}
        />
        <Button variant="quiet" busy={busy} onClick={() => input.current?.click()}>
          {!busy && <ImageUp aria-hidden className="size-5" />}
          {busy ? 'Uploading…' : 'Upload a picture'}
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
