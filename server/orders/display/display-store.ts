import {
  type ShownNow,
  type TillState,
  tillState,
} from '../../../shared/contract/orders/counter-display-contract';
import { COUNTER_DISPLAY } from '../../../shared/domain/orders/counter-display';
import { claimOf, toPayNow } from '../../../shared/domain/orders/payment-claim';
import { isoBefore, MINUTE_MS } from '../../../shared/domain/platform/durations';
import type { Language } from '../../../shared/domain/platform/languages';
import { paiseToRupees, rupeesToPaise } from '../../../shared/domain/platform/money';
import { upiTipUrl } from '../../../shared/domain/shop/upi';
import { readOrderedWords } from '../../menu/catalog/ordered-words';
import type { Database } from '../../platform/db/database';
import { parseJsonColumn } from '../../platform/db/json-column';
import { publish } from '../../platform/db/publish';
import { inTransaction } from '../../platform/db/transaction';
import { HEARTBEAT_MS } from '../../platform/http/api/api-handler';
import { findOrderRow } from '../order-store';
import { listOpenClaims } from '../payment-claims';
import { listPayments, moneyOf } from '../stored-payments';

/** Its messages name the account. */
export const DISPLAYS_CHANNEL = 'counter_displays';

/** A display that reads says so with each heartbeat of its stream. */
const READ_WITHIN_MS = MINUTE_MS;
const NEVER = '';
const IDLE = { kind: 'idle' } as const satisfies TillState;

/** The last state wins. @returns whether a display reads it. */
export function storeState(
  db: Database,
  adminId: string,
  state: TillState,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const set = { state: JSON.stringify(state), updated_at: now.toISOString() };
    const { read_at } = await tx
      .insertInto('counter_displays')
      .values({ admin_id: adminId, ...set, read_at: NEVER })
      .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(set))
      .returning('read_at')
      .executeTakeFirstOrThrow();
    await publish(tx, DISPLAYS_CHANNEL, adminId);
    return read_at > isoBefore(now, READ_WITHIN_MS);
  });
}

/** Tells the till that a display reads its state. It writes once in a heartbeat. */
export async function markRead(db: Database, adminId: string, now: Date): Promise<void> {
  const read_at = now.toISOString();
  await db
    .insertInto('counter_displays')
    .values({ admin_id: adminId, state: JSON.stringify(IDLE), updated_at: read_at, read_at })
    .onConflict((conflict) =>
      conflict
        .column('admin_id')
        .doUpdateSet({ read_at })
        .where('counter_displays.read_at', '<=', isoBefore(now, HEARTBEAT_MS)),
    )
    .execute();
}

/** What the account's till shows now, in a language; idle if it has sent nothing for ten minutes. */
export async function readShown(
  db: Database,
  adminId: string,
  language: Language,
  now: Date,
): Promise<ShownNow> {
  const row = await db
    .selectFrom('counter_displays')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('updated_at', '>', isoBefore(now, COUNTER_DISPLAY.idleAfterMs))
    .executeTakeFirst();
  if (!row) return { id: '0', state: IDLE, ageMs: 0 };
  const state = parseJsonColumn(tillState, row.state, `counter_displays.state of ${adminId}`);
  return {
    id: String(Date.parse(row.updated_at)),
    state: await shown(db, state, language),
    // Another server's clock may be ahead.
    ageMs: Math.max(0, now.getTime() - Date.parse(row.updated_at)),
  };
}

async function shown(
  db: Database,
  state: TillState,
  language: Language,
): Promise<ShownNow['state']> {
  if (state.kind === 'order') {
    const ids = state.lines.map(({ productId }) => productId);
    const inWords = await readOrderedWords(db, ids, language);
    const lines = state.lines.map(({ options, ...line }) => {
      const priced = options.map((option) => ({ ...option, priceModifier: 0 }));
      const { name, quantity, total, options: worded } = inWords({ ...line, options: priced });
      return { name, quantity, total, options: worded.map(({ optionLabel }) => optionLabel) };
    });
    return { ...state, lines };
  }
  if (state.kind !== 'pay') return state;
  // The sum and its link are the shop's, never the tablet's, which adds only the tip.
  const order = await findOrderRow(db, state.orderId);
  if (order?.payment_status !== 'pending' || order.status === 'cancelled') return IDLE;
  const { sums, owed: owedAmount } = moneyOf(order, await listPayments(db, [order.id]));
  const open = (await listOpenClaims(db, [order])).get(order.id);
  const paymentClaim = open && claimOf(owedAmount, open.claimed, sums.transferred);
  const { by } = state;
  const tip = rupeesToPaise(state.tip);
  const url = by === 'upi' ? order.upi_payment_url : null;
  return {
    kind: 'pay',
    by,
    total: paiseToRupees(toPayNow({ owedAmount, paymentClaim }) + tip),
    upiPaymentUrl: url && upiTipUrl(url, tip),
  };
}

/** Deletes the rows of accounts whose till and display have been silent for ten minutes (display rule 4). */
export async function removeOldDisplays(db: Database, now: Date): Promise<void> {
  const old = isoBefore(now, COUNTER_DISPLAY.idleAfterMs);
  await db
    .deleteFrom('counter_displays')
    .where('updated_at', '<', old)
    .where('read_at', '<', old)
    .execute();
}
