import { mayOpen } from '../../../shared/domain/roles';
import { useApi } from '../../api/api-provider';
import { useStaffState } from '../../session/staff-session-provider';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';

/** Tells the owner once that nobody watches over the kitchen, because no board was ever opened. */
export function GuardOffNotice({ onSeen }: { onSeen: () => void }) {
  const api = useApi();
  const state = useStaffState();
  const { busy, failure, send } = useMutation();
  if (state.status !== 'signed-in' || !mayOpen(state.user.role, 'settings')) return null;

  const see = async () => {
    const seen = await send(() => api.guard.seeOff({}), 'It was not saved. Please try again.');
    if (seen) onSeen();
  };
  return (
    <Notice
      kind="info"
      role="status"
      action={
        <Button variant="quiet" onClick={see} busy={busy}>
          Got it
        </Button>
      }
    >
      <strong className="block">Never miss an order</strong>
      Tap “Start shift” on the kitchen’s tablet. From then on new orders ring there, we tell you
      when an order waits, and the shop pauses itself when no tablet is on for five minutes while it
      is open. You can change that in Kitchen settings.
      <FailureNotice message={failure?.message} />
    </Notice>
  );
}
