import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import type { ChosenPicture } from './use-pictures';

const PREVIEW = { width: 128, height: 96 };

interface ChosenPicturesProps {
  pictures: readonly ChosenPicture[];
  products: readonly Product[];
  disabled: boolean;
  onChoose: (key: string, productId: string) => void;
}

/** The chosen pictures and their dishes, to be confirmed. Those without a dish come first. */
export function ChosenPictures({ pictures, products, disabled, onChoose }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  const matched = pictures.filter(({ productId }) => productId !== '');
  const unmatched = pictures.filter(({ productId }) => productId === '');
  const saved = pictures.filter(({ state }) => state === 'saved').length;
  const twice = matched.length - new Set(matched.map(({ productId }) => productId)).size;
  return (
    <section aria-label="Chosen pictures" className="flex flex-col gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {pluralize(matched.length, 'picture')} with a dish, {unmatched.length} without, {saved}{' '}
        saved
      </p>
      {unmatched.length > 0 && (
        <Notice kind="warning">Choose a dish for each picture without one, or leave it out.</Notice>
      )}
      {twice > 0 && (
        <Notice kind="warning">A dish has two pictures here. The last one is used.</Notice>
      )}
      <ul className="flex flex-col divide-y divide-mist">
        {[...unmatched, ...matched].map((picture) => (
          <li key={picture.key} className="flex items-center gap-3 py-3">
            <Preview file={picture.file} />
            <div className="min-w-0 flex-1">
              <SelectField
                label={<bdi className="break-all">{picture.file.name}</bdi>}
                value={picture.productId}
                disabled={disabled || picture.state === 'saved'}
                error={picture.problem}
                onChange={({ target }) => onChoose(picture.key, target.value)}
              >
                <option value="">Leave out</option>
                {products.map(({ id, name, categoryName }) => (
                  <option key={id} value={id}>
                    {name} ({categoryName})
                  </option>
                ))}
              </SelectField>
            </div>
            <StateIcon state={picture.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Drawn on a canvas, because the page's policy allows no pictures from a blob's address. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    createImageBitmap(file, { resizeWidth: PREVIEW.width, resizeHeight: PREVIEW.height }).then(
      (bitmap) => canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0),
      // The browser cannot read it; saving it says so.
      () => {},
    );
  }, [file]);
  return (
    <canvas
      ref={canvas}
      {...PREVIEW}
      aria-hidden
      className="h-12 w-16 shrink-0 rounded-md bg-waffle-soft"
    />
  );
}

function StateIcon({ state }: { state: ChosenPicture['state'] }) {
  if (state === 'uploading') {
    return <LoaderCircle role="img" aria-label="Uploading" className="size-5 animate-spin" />;
  }
  if (state === 'saved') {
    return <CircleCheck role="img" aria-label="Saved" className="size-5 text-leaf" />;
  }
  if (state === 'failed') {
    return <CircleX role="img" aria-label="Not saved" className="size-5 text-chilli" />;
  }
  return <span className="size-5" />;
}
