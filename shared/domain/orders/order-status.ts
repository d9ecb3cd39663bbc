import { m } from '../../messages/compiled/messages';

/** Every status, in the order in which an order passes through them (orders rule 10). */
export const ORDER_STATUSES = [
  'placed',
  'preparing',
  'on-the-way',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** In the page's language when they are read. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  get placed() {
    return m.order_status_placed();
  },
  get preparing() {
    return m.order_status_preparing();
  },
  get 'on-the-way'() {
    return m.order_status_on_the_way();
  },
  get delivered() {
    return m.order_status_delivered();
  },
  get cancelled() {
    return m.order_status_cancelled();
  },
};

export const STATUS_GROUPS = {
  'not-cancelled': ['placed', 'preparing', 'on-the-way', 'delivered'],
  'handed-over': ['on-the-way', 'delivered'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type StatusGroup = keyof typeof STATUS_GROUPS;

export function statusesOf(filter: OrderStatus | StatusGroup): readonly OrderStatus[] {
  return filter in STATUS_GROUPS ? STATUS_GROUPS[filter as StatusGroup] : [filter as OrderStatus];
}

/** The customer's page stops polling once an order is delivered or cancelled (orders rule 12). */
export function isFinal(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'cancelled';
}

/** Cancelling restores it, and leaving cancelled takes it again. Any status may follow any other. */
export function stockEffect(from: OrderStatus, to: OrderStatus): 'restore' | 'take' | 'none' {
  if (from === to) return 'none';
  if (to === 'cancelled') return 'restore';
  return from === 'cancelled' ? 'take' : 'none';
}

export function nextStatus(status: OrderStatus): OrderStatus | undefined {
  if (isFinal(status)) return undefined;
  return ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + 1];
}

type TimelineStep<Time> = {
  status: OrderStatus;
  state: 'done' | 'current' | 'later';
  /** When the order last entered this status; unset if it never did. */
  at?: Time;
};

/** A cancelled order shows the steps it reached, then Cancelled (orders rule 11). */
export function timeline<Time>(
  status: OrderStatus,
  updates: readonly { status: OrderStatus; timestamp: Time }[],
): TimelineStep<Time>[] {
  const lastAt = new Map(updates.map((update) => [update.status, update.timestamp]));
  const cancelled = status === 'cancelled';
  const steps = ORDER_STATUSES.filter((step) =>
    cancelled ? step === 'placed' || step === status || lastAt.has(step) : step !== 'cancelled',
  );
  const current = steps.indexOf(status);
  return steps.map((step, index) => {
    const at = lastAt.get(step);
    const state = index < current ? 'done' : index === current ? 'current' : 'later';
    return state !== 'later' && at !== undefined
      ? { status: step, state, at }
      : { status: step, state };
  });
}

/** Whether a change takes back what was done before; reopening a cancelled order does, cancelling does not. */
export function isStepBack(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_STATUSES.indexOf(to) < ORDER_STATUSES.indexOf(from);
}
