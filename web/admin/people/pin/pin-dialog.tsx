import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStaffState } from '../../../session/staff-session-provider';
import { Dialog } from '../../../ui/dialog';
import { FailureNotice } from '../../kit/query/failure-notice';
import { failureOf } from '../../kit/query/use-mutation';
import { PinPad } from './pin-pad';

interface PinDialogProps {
  title: string;
  description?: string;
  footer?: ReactNode;
  /** @param isDone whether somebody entered their PIN. */
  onClose: (isDone: boolean) => void;
}

/** Asks who is there. The one who is signed in comes first. */
export function PinDialog({ title, description, footer, onClose }: PinDialogProps) {
  const api = useApi();
  const state = useStaffState();
  // Back closes it, and nothing below it. A page that a new role may not open is left.
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const close = useEffectEvent(() => {
    blocker.reset?.();
    onClose(false);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') close();
  }, [blocker.state]);
  const { data, error } = useQuery({
    queryKey: ['people-with-pins'],
    queryFn: () => api.enrolledDevices.readThis(),
    staleTime: 0,
    refetchInterval: false,
  });
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose(false)}
      title={title}
      description={description}
      footer={footer}
    >
      <FailureNotice
        message={error ? failureOf(error, m.pin_failed(), m.pin_failed()).message : undefined}
      />
      {data && (
        <div className="flex flex-col gap-4">
          <PinPad
            people={data.people}
            userId={state.status === 'signed-in' ? state.user.id : undefined}
            onSignedIn={() => onClose(true)}
          />
          <p className="text-sm text-ink-soft">{m.pin_not_listed()}</p>
        </div>
      )}
    </Dialog>
  );
}
