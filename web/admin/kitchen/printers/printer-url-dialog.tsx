import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';

interface PrinterUrlDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** A printer's URL, which nobody can read again. A press outside does not close it. */
export function PrinterUrlDialog({ name, url, onClose }: PrinterUrlDialogProps) {
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title={
        <>
          The address of <bdi>{name}</bdi>
        </>
      }
      description="Enter it in the printer’s own settings, as the server’s URL. It is shown only now."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={url} label="Copy address" />
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <p className="rounded-md bg-sunken p-3 font-mono select-all [overflow-wrap:anywhere]">
        {url}
      </p>
      <p className="mt-3 text-ink-soft">
        Treat it like a password. Anyone with it can read new tickets. If someone else gets it,
        choose “New address” and enter that one.
      </p>
    </Dialog>
  );
}
