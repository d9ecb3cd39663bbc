import { ImageUp } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
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
      {busy ? m.kit_form_uploading() : m.kit_form_upload()}
    </FileButton>
  );
}
