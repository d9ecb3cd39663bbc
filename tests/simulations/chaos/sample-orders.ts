import fc from 'fast-check';
import type { OrderEventsTable, OrderHistoryTable } from '../../../server/platform/db/schema';
import { ORDER_STATUSES, type OrderStatus } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../shared/domain/orders/payment';
import { ADJUSTMENT_KINDS, type PriceAdjustment } from '../../../shared/domain/orders/pricing';
import { standingAfter, type TicketStanding } from '../../../shared/domain/orders/ticket';

/** The time at which all sample orders were placed and changed. */
export const AT = '2026-04-15T06:30:00.000Z';

type Change = { kind: 'status'; value: OrderStatus } | { kind: 'payment'; value: PaymentStatus };

/** A generated order: its lines and its changes. */
export interface SampleOrder {
  quantity: number;
  withLemon: boolean;
  delivered: boolean;
  adjustments: readonly PriceAdjustment[];
  changes: readonly Change[];
}

const changeOf = <const Kind extends string, Value>(kind: Kind, values: readonly Value[]) =>
  fc.record({ kind: fc.constant(kind), value: fc.constantFrom(...values) });

export const sampleOrders: fc.Arbitrary<SampleOrder[]> = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    withLemon: fc.boolean(),
    delivered: fc.boolean(),
    adjustments: fc.array(
      fc.record({
        kind: fc.constantFrom(...ADJUSTMENT_KINDS),
        label: fc.constant('An adjustment'),
        amount: fc.integer({ min: -100_000, max: 10_000 }),
      }),
      { maxLength: 2 },
    ),
    changes: fc.array(
      fc.oneof(changeOf('status', ORDER_STATUSES), changeOf('payment', PAYMENT_STATUSES)),
      { maxLength: 6 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
);

/** The history of an order that was placed and then changed. */
export function historyOf(order_id: string, changes: readonly Change[]): OrderHistoryTable[] {
  const rows: Change[] = [
    { kind: 'status', value: 'placed' },
    { kind: 'payment', value: 'pending' },
  ];
  for (const change of changes) {
    // Setting the current value again changes nothing.
    const last = rows.findLast(({ kind }) => kind === change.kind);
    if (last?.value !== change.value) rows.push(change);
  }
  const who = {
    admin_id: null,
    by_name: null,
    at: AT,
    staff_only: 0,
    claimed_paise: null,
  } as const;
  return rows.map((row, index) => ({ ...row, ...who, order_id, sequence: index + 1 }));
}

/** What the order's changes made of its ticket. */
export function ticketOf(history: readonly OrderHistoryTable[]) {
  const [placed, ...changes] = history.filter(({ kind }) => kind === 'status');
  let standing: TicketStanding = { status: 'placed', acceptedAt: null, readyAt: null };
  for (const { value, at } of changes) standing = standingAfter(standing, value as OrderStatus, at);
  const { status, acceptedAt, readyAt } = standing;
  const row = { status, accepted_at: acceptedAt, ready_at: readyAt };
  const orderId = placed?.order_id ?? '';
  return {
    row: { ...row, ticket_version: changes.length + 1 },
    changes: changes.map(({ at }) => ({ orderId, at, hasNewStatus: true })),
  };
}

/** The value after the last change of a kind. */
export function lastOf<Value extends string>(
  history: readonly OrderHistoryTable[],
  kind: OrderHistoryTable['kind'],
): Value {
  return history.findLast((row) => row.kind === kind)?.value as Value;
}

/** The events of an order with this history, without their numbers. */
export function eventsOf(
  order_id: string,
  history: readonly OrderHistoryTable[],
): Omit<OrderEventsTable, 'id'>[] {
  return history.slice(1).map(({ kind }, index) => {
    const sofar = history.slice(0, index + 2);
    return {
      order_id,
      kind: index === 0 ? 'placed' : kind,
      status: lastOf<OrderStatus>(sofar, 'status'),
      payment_status: lastOf<PaymentStatus>(sofar, 'payment'),
      at: AT,
      customers_told_at: null,
      staff_only: 0,
    };
  });
}
