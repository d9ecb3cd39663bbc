import type {
  DashboardStats,
  DashboardToday,
} from '../../../../shared/contract/money/dashboard-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { mayOpen } from '../../../../shared/domain/platform/roles';
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
      <strong className="block">Yesterday is not closed</strong>
      Count the cash and sign the day while you still remember it.
      <div className="mt-2">
        <ButtonLink to={`${path}/days/${date}`} variant="quiet">
          Close yesterday
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
      <strong className="block">{pluralize(count, 'message')} to answer</strong>
      Someone wrote to you on the Contact page.
      <div className="mt-2">
        <ButtonLink to={`${path}?state=open`} variant="quiet">
          Open the inbox
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

  const see = () => send(() => api.guard.seeOff({}), 'It was not saved. Please try again.');
  return (
    <Notice kind="info" role="status">
      <strong className="block">Never miss an order</strong>
      Start a shift here, or on the kitchen’s tablet. New orders then ring there, and we tell you if
      one is left waiting. In Kitchen settings you can also let the shop pause itself while no
      tablet is on.
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

/** Warns the owner when half of a day's sign-in codes are sent, because they cost money and are limited. */
export function ManyCodesNotice({ sent, most }: DashboardStats['signInCodes']) {
  if (!(sent >= most / 2)) return null;
  return (
    <Notice kind="warning" role="status">
      <strong className="block">Many sign-in codes</strong>
      {sent.toLocaleString('en-IN')} codes were sent by SMS in the last 24 hours; the shop sends at
      most {most.toLocaleString('en-IN')}. If that is more than your customers need, someone may be
      requesting them on purpose. Customers can still order as guests.
    </Notice>
  );
}
