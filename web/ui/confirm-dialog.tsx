import type { ReactNode } from 'react';
import { m } from '../../shared/messages/compiled/messages';
import { Button } from './button';
import type { ButtonVariant } from './button-class';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  /** By default true, for a dialog that is there only while it is open. */
  open?: boolean;
  onClose: () => void;
  /** A question with the object's name: 'Delete Classic Waffle?' */
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  /** The button that changes nothing. */
  keepLabel?: string;
  /** By default red, for a destructive action. */
  confirmVariant?: ButtonVariant;
  onConfirm: () => void;
  busy?: boolean;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  children,
  confirmLabel,
  keepLabel = m.ui_cancel(),
  confirmVariant = 'danger',
  onConfirm,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            {keepLabel}
          </Button>
          <Button variant={confirmVariant} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
