import type {
  DashboardStats,
  DashboardToday,
} from '../../../../shared/contract/money/dashboard-contract';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { useShift } from '../../kitchen/shift/use-shift';
import { usePathOf } from './dashboard-section';

/** Reminds owners and managers who close their days. */
export function DayToCloseNotice({ date }: { date: DashboardToday['dayToClose'] }) {
  const path = usePathOf('reports');
  if (!date || !path) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">{m.dashboard_close_yesterday_title()}</strong>
      {m.dashboard_close_yesterday_why()}
      <div className="mt-2">
        <ButtonLink to={`${path}/days/${date}`} variant="quiet">
          {m.dashboard_close_yesterday()}
        </ButtonLink>
      </div>
    </Notice>
  );
}

export function MessagesNotice({ count }: { count: number }) {
  const path = usePathOf('inbox');
  if (count === 0 || !path) return null;
  return (
    <Notice kind="info" role="status">
      <strong className="block">{m.dashboard_messages({ count })}</strong>
      {m.dashboard_messages_why()}
      <div className="mt-2">
        <ButtonLink to={`${path}?state=open`} variant="quiet">
          {m.dashboard_open_inbox()}
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** Tells the owner once that nobody watches over the kitchen, until a shift starts on any device. */
export function GuardOffNotice() {
  const api = useApi();
  const state = useStaffState();
  const { busy, failure, send } = useMutation();
  const { on, start } = useShift();
  if (on || state.status !== 'signed-in' || !mayOpen(state.user.role, 'settings')) return null;

  const see = () => send(() => api.guard.seeOff({}), m.dashboard_not_saved());
  return (
    <Notice kind="info" role="status">
      <strong className="block">{m.dashboard_guard_title()}</strong>
      {m.dashboard_guard_why()}
      <div className="mt-2 mb-1 flex flex-wrap gap-2">
        <Button onClick={start}>{m.dashboard_guard_start()}</Button>
        <Button variant="quiet" onClick={see} busy={busy}>
          {m.dashboard_guard_seen()}
        </Button>
      </div>
      <FailureNotice message={failure?.message} />
    </Notice>
  );
}

/** Warns the owner when half of a day's sign-in codes are sent, because they cost money and are limited. */
export function ManyCodesNotice({ sent, most }: DashboardStats['signInCodes']) {
  if (!(sent >= most / 2)) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">{m.dashboard_codes_title()}</strong>
      {m.dashboard_codes_why({
        sent: sent.toLocaleString('en-IN'),
        most: most.toLocaleString('en-IN'),
      })}
    </Notice>
  );
}
