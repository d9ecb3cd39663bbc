import { type ComponentProps, type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { LeaveDialog } from './unsaved-changes';

interface GuardedDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'form'> {
  onClose: () => void;
  /** Whether closing it would lose something; by default, whether any field but a search was changed. */
  isFilled?: boolean | undefined;
}

/** A dialog with fields: Escape, Back and the cross ask before what was entered is lost (back office rule 7). */
export function GuardedDialog({ onClose, isFilled, children, ...dialog }: GuardedDialogProps) {
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const note = ({ target }: FormEvent) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search';
    if (!isSearch) setChanged(true);
  };
  return (
    <Dialog
      {...dialog}
      form
      open
      onOpenChange={(open) => open || ((isFilled ?? isChanged) ? setAsking(true) : onClose())}
    >
      <div className="contents" onChange={note}>
        {children}
      </div>
      <LeaveDialog open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  );
}
