import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { PICTURE_KINDS } from '../../device/prepare-picture';
import { Button } from '../../ui/button';

interface PictureInputProps {
  /** Labels the file field for screen readers: 'Logo file'. */
  fileLabel: string;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** The button that opens the choice of a picture's file. */
export function PictureInput({ fileLabel, busy, onChoose }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again after a failure.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_KINDS}
        aria-label={fileLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Button variant="quiet" busy={busy} onClick={() => input.current?.click()}>
        {!busy && <ImageUp aria-hidden className="size-5" />}
        {busy ? 'Uploading…' : 'Upload a picture'}
      </Button>
    </>
  );
}
