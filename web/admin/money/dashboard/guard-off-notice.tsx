import { mayOpen } from '../../../../shared/domain/platform/roles';
import { useApi } from '../../../api/api-provider';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { useShift } from '../../kitchen/shift/use-shift';

/** Tells the owner once that nobody watches over the kitchen, until a shift starts on any device. */
export function GuardOffNotice() {
  const api = useApi();
  const state = useStaffState();
  const { busy, failure, send } = useMutation();
  const { on, start } = useShift();
  if (on || state.status !== 'signed-in' || !mayOpen(state.user.role, 'settings')) return null;

  const see = () => send(() => api.guard.seeOff({}), 'It was not saved. Please try again.');
  return (
    <Notice kind="info" role="status">
      <strong className="block">Never miss an order</strong>
      Start a shift here, or on the kitchen’s tablet. New orders then ring there, we tell you if one
      is left waiting, and the shop pauses itself if no tablet is on for five minutes. You can
      change this in Kitchen settings.
      <div className="mt-2 mb-1 flex flex-wrap gap-2">
        <Button onClick={start}>Start shift here</Button>
        <Button variant="quiet" onClick={see} busy={busy}>
          Got it
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
    </Notice>
  );
}
