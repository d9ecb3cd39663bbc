import { ImageUp } from 'lucide-react';
import { PICTURE_KINDS } from '../../../device/prepare-picture';
import { FileButton } from '../../../ui/file-button';

interface PictureInputProps {
  /** Labels the file field for screen readers: 'Logo file'. */
  fileLabel: string;
  busy: boolean;
  onChoose: (file: File) => void;
}

export function PictureInput({ fileLabel, busy, onChoose }: PictureInputProps) {
  return (
    <FileButton
      fileLabel={fileLabel}
      accept={PICTURE_KINDS}
      variant="quiet"
      busy={busy}
      onChoose={(file) => onChoose(file)}
    >
      {!busy && <ImageUp aria-hidden className="size-5" />}
      {busy ? 'Uploading…' : 'Upload a picture'}
    </FileButton>
  );
}
