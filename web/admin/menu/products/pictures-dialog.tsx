import { CircleCheck, CircleX, ImageUp, LoaderCircle } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { PICTURE_KINDS } from '../../../device/prepare-picture';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/file-button';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { useToast } from '../../../ui/toast';
import { GuardedDialog } from '../../kit/form/guarded-dialog';
import { dishName } from '../languages/dish-names';
import { type ChosenPicture, usePictures } from './use-pictures';

interface PicturesDialogProps {
  products: readonly Product[];
  onClose: () => void;
}

/** Adds pictures to many products. Their files' names say which product each one shows. */
export function PicturesDialog({ products, onClose }: PicturesDialogProps) {
  const toast = useToast();
  const { pictures, busy, add, choose, upload } = usePictures(products);
  const [isOver, setOver] = useState(false);
  const todo = pictures.filter(({ productId, state }) => productId !== '' && state !== 'saved');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!busy) add([...event.dataTransfer.files]);
  };
  const save = async () => {
    if (!(await upload())) return;
    onClose();
    toast('success', m.menuoffice_pictures_saved({ count: todo.length }));
  };

  return (
    <GuardedDialog
      isFilled={todo.length > 0}
      onClose={() => busy || onClose()}
      title={m.menuoffice_add_pictures()}
      description={m.menuoffice_add_pictures_note()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {m.ui_close()}
          </Button>
          <Button busy={busy} disabled={todo.length === 0} onClick={save}>
            {m.menuoffice_save_pictures({ count: todo.length })}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is one way; the button is the other */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-5 text-center ${isOver ? 'border-hill bg-hill-soft' : 'border-mist-strong'}`}
        >
          <p className="text-ink-soft max-md:sr-only">{m.menuoffice_drop_pictures()}</p>
          <FileButton
            fileLabel={m.menuoffice_picture_files()}
            accept={PICTURE_KINDS}
            multiple
            variant="quiet"
            disabled={busy}
            onChoose={(_, files) => add(files)}
          >
            <ImageUp aria-hidden className="size-5" />
            {m.menuoffice_choose_pictures()}
          </FileButton>
        </div>
        <ChosenPictures pictures={pictures} products={products} disabled={busy} onChoose={choose} />
      </div>
    </GuardedDialog>
  );
}

const PREVIEW = { width: 128, height: 96 };

interface ChosenPicturesProps {
  pictures: readonly ChosenPicture[];
  products: readonly Product[];
  disabled: boolean;
  onChoose: (key: string, productId: string) => void;
}

/** The chosen pictures and their dishes, to be confirmed. Those without a dish come first. */
function ChosenPictures({ pictures, products, disabled, onChoose }: ChosenPicturesProps) {
  if (pictures.length === 0) return null;
  const matched = pictures.filter(({ productId }) => productId !== '');
  const unmatched = pictures.filter(({ productId }) => productId === '');
  const saved = pictures.filter(({ state }) => state === 'saved').length;
  const twice = matched.length - new Set(matched.map(({ productId }) => productId)).size;
  return (
    <section aria-label={m.menuoffice_chosen_pictures()} className="flex flex-col gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {m.menuoffice_pictures_counts({
          matched: matched.length,
          unmatched: unmatched.length,
          saved,
        })}
      </p>
      {unmatched.length > 0 && <Notice kind="warning">{m.menuoffice_choose_each_dish()}</Notice>}
      {twice > 0 && <Notice kind="warning">{m.menuoffice_two_pictures()}</Notice>}
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
                <option value="">{m.menuoffice_leave_out()}</option>
                <Options
                  of={products.map(({ id, categoryName, ...dish }) => [
                    id,
                    `${dishName(dish)} (${categoryName})`,
                  ])}
                />
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
    return (
      <LoaderCircle
        role="img"
        aria-label={m.menuoffice_uploading()}
        className="size-5 animate-spin"
      />
    );
  }
  if (state === 'saved') {
    return (
      <CircleCheck
        role="img"
        aria-label={m.menuoffice_picture_saved()}
        className="size-5 text-leaf"
      />
    );
  }
  if (state === 'failed') {
    return (
      <CircleX
        role="img"
        aria-label={m.menuoffice_picture_not_saved()}
        className="size-5 text-chilli"
      />
    );
  }
  return <span className="size-5" />;
}
