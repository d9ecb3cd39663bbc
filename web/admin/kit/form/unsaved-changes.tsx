import { createContext, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useRequired } from '../../../device/use-required';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

const UnsavedContext = createContext<RefObject<boolean> | undefined>(undefined);

/** Wraps the pages and the header, which asks before a sign-out would lose unsaved changes. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const unsaved = useRef(false);
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

export const useUnsavedChanges = () => useRequired(UnsavedContext, 'UnsavedChanges');

/** Warns before unsaved changes are lost by a link, Back, signing out or closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const known = useUnsavedChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    known.current = true;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => {
      known.current = false;
      removeEventListener('beforeunload', warn);
    };
  }, [unsaved, known]);

  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={m.kit_form_leave_title()}
      confirmLabel={m.kit_form_leave()}
      onConfirm={onLeave}
    >
      <p>{m.kit_form_leave_why()}</p>
    </ConfirmDialog>
  );
}
