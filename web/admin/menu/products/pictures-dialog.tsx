import { ImageUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { PICTURE_KINDS } from '../../../device/prepare-picture';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FileButton } from '../../../ui/file-button';
import { useToast } from '../../../ui/toast';
import { ChosenPictures } from './chosen-pictures';
import { usePictures } from './use-pictures';

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
    toast('success', `${pluralize(todo.length, 'picture')} saved`);
  };

  return (
    <Dialog
      open
      form
      onOpenChange={(open) => open || busy || onClose()}
      title="Add pictures"
      description="Name each file after its dish: “Classic Waffle.jpg”."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Close
          </Button>
          <Button busy={busy} disabled={todo.length === 0} onClick={save}>
            Save {pluralize(todo.length, 'picture')}
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
          <p className="text-ink-soft max-md:sr-only">Drop pictures here, or</p>
          <FileButton
            fileLabel="Picture files"
            accept={PICTURE_KINDS}
            multiple
            variant="quiet"
            disabled={busy}
            onChoose={(_, files) => add(files)}
          >
            <ImageUp aria-hidden className="size-5" />
            Choose pictures
          </FileButton>
        </div>
        <ChosenPictures pictures={pictures} products={products} disabled={busy} onChoose={choose} />
      </div>
    </Dialog>
  );
}
