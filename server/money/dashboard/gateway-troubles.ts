import type { DashboardToday } from '../../../shared/contract/money/dashboard-contract';
import { DAY_MS } from '../../../shared/domain/platform/durations';
import type { Database } from '../../platform/db/database';

/** Then staff have seen it, or never will. */
const SHOWN_FOR_MS = 14 * DAY_MS;
const MOST_SHOWN = 20;

/** A refused refund, with none since, or money that was not counted. The oldest first. */
export async function listGatewayTroubles(
  db: Database,
  now: Date,
): Promise<NonNullable<DashboardToday['gatewayTroubles']>> {
  const since = new Date(now.getTime() - SHOWN_FOR_MS).toISOString();
  const refused = await db
    .selectFrom('gateway_refunds')
    .innerJoin('payments as asked', 'asked.reference', 'gateway_refunds.id')
    .innerJoin('payments as undone', 'undone.corrects', 'asked.id')
    .select('gateway_refunds.order_id as id')
    .where('state', '=', 'failed')
    .where('asked_at', '>', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'gateway_refunds.order_id')
            .whereRef('payments.at', '>', 'undone.at')
            .where('kind', '=', 'refund')
            .where('corrects', 'is', null),
        ),
      ),
    )
    .groupBy('gateway_refunds.order_id')
    .orderBy(({ fn }) => fn.min('asked_at'))
    .limit(MOST_SHOWN)
    .execute();
  const uncounted = await db
    .selectFrom('payment_links')
    .select('order_id as id')
    .distinct()
    .where('problem', 'is not', null)
    .where('made_at', '>', since)
    .limit(MOST_SHOWN)
    .execute();
  return [
    ...refused.map(({ id }) => ({ id, trouble: 'refund-refused' as const })),
    ...uncounted.map(({ id }) => ({ id, trouble: 'not-counted' as const })),
  ];
}
