import {
  type HoldRule,
  isCancelledUnpaid,
  staffHadTimeAt,
  unpaidSince,
} from '../../../shared/domain/orders/unpaid-hold';
import type { ActorCode } from '../../../shared/domain/platform/actor';
import { pluralize } from '../../../shared/domain/platform/pluralize';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { WriteDeps } from '../../platform/db/database';
import { readSettings } from '../../shop/settings/settings-store';
import { isLeftToStaff } from '../payment-claims';
import { readHoldRule, unpaidOf } from '../unpaid-holds';
import type { OrderChangeDeps } from './change-order';
import { setOrderStatus } from './set-order-status';

const READ_AT_ONCE = 100;
/** The job is due every 20 s. */
const LONGEST_RUN_MS = 20_000;

/**
 * If the owner has switched this on. Each is its own transaction, which restores the stock; one of several
 * servers succeeds, and an order paid or begun at the last moment is not cancelled. A run cancels all that
 * are due, so that their stock returns at once, but ends after 20 s. An order for later stays until staff had
 * time to look for the money; one paid in part, or whose payment is reported, until they decide.
 * @returns the number of orders cancelled.
 */
export async function cancelUnpaidOrders(deps: OrderChangeDeps): Promise<number> {
  const rule = await readHoldRule(deps.db, await readSettings(deps.db));
  if (!rule) return 0;
  const beganAt = performance.now();
  let cancelled = 0;
  for (;;) {
    const before = cancelled;
    const due = await listDue(deps, rule);
    for (const id of due) if (await cancelIfDue(deps, id, rule)) cancelled += 1;
    const isLate = performance.now() - beganAt > LONGEST_RUN_MS;
    if (due.length < READ_AT_ONCE || cancelled === before || isLate) return cancelled;
  }
}

async function listDue({ db, clock }: WriteDeps, rule: HoldRule): Promise<string[]> {
  const now = clock();
  const { after, until } = unpaidSince(now, rule.minutes);
  const unpaid = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'placed')
    .where('payment_status', '=', 'pending')
    .where('payment_method', '=', 'upi')
    .where('pay_later', 'is', null)
    .where('updated_at', '>', after.toISOString())
    .where('updated_at', '<=', until.toISOString())
    .where((eb) => eb.not(isLeftToStaff(eb)));
  const hadTimeAt = staffHadTimeAt(rule);
  const staffHadTime = hadTimeAt !== null && hadTimeAt <= now;
  const due = staffHadTime ? unpaid : unpaid.where('slot_at', 'is', null);
  const rows = await due.orderBy('updated_at').limit(READ_AT_ONCE).execute();
  return rows.map(({ id }) => id);
}

async function cancelIfDue(deps: OrderChangeDeps, id: string, { minutes }: HoldRule) {
  const now = deps.clock();
  try {
    await setOrderStatus(deps, {
      id,
      value: 'cancelled',
      from: 'placed',
      reason: `Its payment was still pending after ${pluralize(minutes, 'minute')}`,
      cancelReason: 'unpaid',
      // A payment reported meanwhile has restarted its time.
      onlyIf: (order) => isCancelledUnpaid(unpaidOf(order), now, minutes),
      actor: { adminId: null, name: 'system' satisfies ActorCode, now, newId: deps.newId },
    });
    return true;
  } catch (error) {
    // Someone else changed the order first. The next run checks it again.
    if (!(error instanceof DomainError)) throw error;
    return false;
  }
}
