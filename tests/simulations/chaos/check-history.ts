import type {
  OrderEventsTable,
  OrderHistoryTable,
  OrdersTable,
} from '../../../server/platform/db/schema';
import { type EventSequence, endOf, type SeenHistory } from './client-records';
import { grouped, type Ledger } from './ledger';

/** Orders whose history has a gap, does not end in their current state, or differs from what staff saw. */
export function brokenHistories(
  { orders, history }: Ledger,
  seen: readonly SeenHistory[],
): string[] {
  const historyOf = grouped(history, ({ order_id }) => order_id);
  const broken = orders.flatMap((order) =>
    flaws(order, historyOf.get(order.id) ?? []).map((what) => `order ${order.id}: ${what}`),
  );
  const forgotten = seen.flatMap(({ orderId, statuses, payments }) => {
    const own = historyOf.get(orderId) ?? [];
    const shown = [
      [statuses, valuesOf(own, 'status')],
      [payments, valuesOf(own, 'payment')],
    ] as const;
    return shown
      .filter(([then, now]) => then.some((value, index) => value !== now[index]))
      .map(([then, now]) => `order ${orderId}: ${then} was shown, ${now} is kept`);
  });
  return [...broken, ...forgotten];
}

function flaws(order: OrdersTable, history: readonly OrderHistoryTable[]): string[] {
  const chains = [
    ['status', 'placed', order.status],
    ['payment', 'pending', order.payment_status],
  ] as const;
  return [
    ...(history.some(({ sequence }, index) => sequence !== index + 1) ? ['has a gap'] : []),
    ...chains.flatMap(([kind, first, current]) => {
      const values = valuesOf(history, kind);
      const repeated = values.some((value, index) => value === values[index - 1]);
      const whole = values[0] === first && values.at(-1) === current && !repeated;
      return whole ? [] : [`${kind} ${values} does not lead from ${first} to ${current}`];
    }),
  ];
}

function valuesOf(history: readonly OrderHistoryTable[], kind: OrderHistoryTable['kind']) {
  return history.filter((change) => change.kind === kind).map(({ value }) => value);
}

/** Events that are missing, superfluous, or contradict the order's history. */
export function brokenEvents({ orders, history, events, lastEvent, payments }: Ledger): string[] {
  const historyOf = grouped(history, ({ order_id }) => order_id);
  const eventsOf = grouped(events, ({ order_id }) => order_id);
  const paidAt = new Set(payments.map(({ order_id, at }) => `${order_id} ${at}`));
  const gap = events.findIndex(({ id }, index) => id !== index + 1);
  return [
    ...(gap < 0 ? [] : [`event ${events[gap]?.id} stands where ${gap + 1} should`]),
    ...(events.length === lastEvent ? [] : [`${events.length} events, counted to ${lastEvent}`]),
    ...orders.flatMap(({ id }) => {
      const due = expectedEvents(historyOf.get(id) ?? []).join(', ');
      const told = (eventsOf.get(id) ?? []).filter(isChangeAfter(paidAt)).map(eventText).join(', ');
      return due === told ? [] : [`order ${id}: told was ${told}, happened has ${due}`];
    }),
  ];
}

/** The events an order must have: one when it is placed and one per change, with the state after it. */
function expectedEvents(history: readonly OrderHistoryTable[]): string[] {
  let status = 'placed';
  let paymentStatus = 'pending';
  const [, , ...changes] = history;
  const told = history.length > 0 ? [`placed ${status} ${paymentStatus}`] : [];
  for (const { kind, value } of changes) {
    if (kind === 'status') status = value;
    else paymentStatus = value;
    told.push(`${kind} ${status} ${paymentStatus}`);
  }
  return told;
}

/**
 * Whether an event has a new standing: not that of a tick, of a delivery ready at the counter, or of a
 * payment that leaves the payment status as it is, such as one after staff have marked the order paid.
 * @param paidAt each payment's order and time.
 */
function isChangeAfter(paidAt: ReadonlySet<string>) {
  return (event: OrderEventsTable, index: number, events: readonly OrderEventsTable[]) => {
    const before = events[index - 1];
    const concernsKitchen = event.staff_only === 1 || event.customers_told_at !== null;
    const isPayment = event.kind === 'payment' && paidAt.has(`${event.order_id} ${event.at}`);
    const isSame =
      event.status === before?.status && event.payment_status === before.payment_status;
    return !((concernsKitchen || isPayment) && isSame);
  };
}

function eventText({ kind, status, payment_status }: OrderEventsTable): string {
  return `${kind} ${status} ${payment_status}`;
}

/** Events that a subscriber of all orders missed, received twice or received out of order. */
export function brokenStream(
  { events, lastEvent }: Ledger,
  followed: readonly EventSequence[],
): string[] {
  const end = followed.map(endOf).at(-1);
  return [
    ...followed.flatMap(({ from, ids }, index) => {
      const wrong = ids.findIndex((id, each) => id !== from + 1 + each);
      const before = followed[index - 1];
      return [
        ...(wrong < 0 ? [] : [`event ${ids[wrong]} came where ${from + 1 + wrong} should`]),
        ...(before && endOf(before) > from ? [`went back from ${endOf(before)} to ${from}`] : []),
      ];
    }),
    ...(end === lastEvent
      ? []
      : [`ended with event ${end} of ${lastEvent}; ${missed(events, end)}`]),
  ];
}

function missed(events: Ledger['events'], end = 0): string {
  const last = events.filter(({ id }) => id > end);
  return last.map((event) => `${eventText(event)} of ${event.order_id} at ${event.at}`).join(', ');
}
