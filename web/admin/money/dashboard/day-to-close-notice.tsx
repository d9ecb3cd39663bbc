import type { DashboardToday } from '../../../../shared/contract/money/dashboard-contract';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
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
