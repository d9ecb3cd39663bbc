import { paiseToRupees, rupeesToPaise } from '../../../../../shared/domain/platform/money';
import type { RefusalCode } from '../../../../../shared/domain/platform/refusals';
import type { Api } from '../../../../api/api-client';
import { refusal } from '../../../../api/refusal';
import { failureCode, withTimeout } from '../../../../api/with-timeout';
import { inOneTab } from '../../../../device/one-tab';
import type { createKeptOrders } from './kept-orders';
import { type Conflict, firstToSend, type KeptOrder } from './kept-orders';

export interface CounterCalls {
  take: Api['orders']['take'];
  record: Api['payments']['record'];
}

/** They say nothing about the order: it is sent again later. */
const LATER = new Set<RefusalCode>([
  'unavailable',
  'internal_error',
  'too_many_requests',
  'unauthorized',
  'not_an_admin',
  'admin_uid_mismatch',
]);
/** An order that breaks the server so often waits for staff, because the later ones wait behind it. */
const MOST_ERRORS = 5;

/**
 * Sends the kept orders in the order in which they were taken, from one tab at a time. Each has a key of its own, so
 * one that is sent again is placed once. A refused one stays, with the reason, for staff to decide.
 * @returns why it stopped; undefined when all were answered.
 */
export function sendKeptOrders(
  calls: CounterCalls,
  kept: ReturnType<typeof createKeptOrders>,
): Promise<RefusalCode | undefined> {
  return inOneTab('maenam-counter-orders', () => sendAll(calls, kept));
}

async function sendAll(
  calls: CounterCalls,
  kept: ReturnType<typeof createKeptOrders>,
): Promise<RefusalCode | undefined> {
  const replace = (next: KeptOrder) =>
    kept.set({ orders: kept.get().orders.map((each) => (each.key === next.key ? next : each)) });
  const next = () => firstToSend(kept.get().orders);
  for (let first = next(); first; first = next()) {
    const firstSentAt = first.firstSentAt ?? new Date().toISOString();
    let order: KeptOrder = { ...first, firstSentAt, sends: first.sends + 1 };
    // The shop must hear that it may have been sent, even if the tablet is killed meanwhile.
    replace(order);
    try {
      const orderId = order.orderId ?? (await place(calls, order));
      order = { ...order, orderId };
      replace(order);
      await pay(calls, order, orderId);
      kept.set({ orders: kept.get().orders.filter(({ key }) => key !== order.key) });
    } catch (error) {
      const code = failureCode(error);
      const isHopeless = code === 'internal_error' && order.sends >= MOST_ERRORS;
      if (LATER.has(code) && !isHopeless) return code;
      replace({ ...order, conflict: conflictOf(error) });
    }
  }
  return undefined;
}

async function place(calls: CounterCalls, order: KeptOrder): Promise<string> {
  const { key, body, firstSentAt, sends } = order;
  const headers = {
    'idempotency-key': key,
    'idempotency-key-first-sent': firstSentAt,
    ...(sends > 1 && { 'idempotency-key-resent': 'true' as const }),
  };
  return (await calls.take({ headers, body }, withTimeout())).body.id;
}

/** The cash that was taken, whatever the order costs by now: its page shows the difference. */
async function pay(calls: CounterCalls, order: KeptOrder, id: string): Promise<void> {
  if (order.paidBy !== 'cash' || order.total === 0) return;
  const payment = { method: 'cash' as const, amount: paiseToRupees(order.total) };
  try {
    await calls.record({ id, received: 0, ...payment }, withTimeout());
  } catch (error) {
    // An earlier send has recorded it.
    if (failureCode(error) !== 'conflict') throw error;
  }
}

function conflictOf(error: unknown): Conflict {
  const refused = refusal(error);
  const { code, message } = refused;
  if (refused.code !== 'total_changed') return { code, message };
  return { code, message, total: rupeesToPaise(refused.data.totalAmount) };
}
