import fc from 'fast-check';
import { ORDER_STATUSES } from '../../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES } from '../../../shared/domain/orders/payment';

/** In rupees. Each order has one of both dishes. */
export const DISH_PRICES = [72, 28] as const;
export const TOTAL = 100;

/** In rupees: parts, the total, too much, and enough for two orders. */
export const AMOUNTS = [30, 70, TOTAL, 110, 2 * TOTAL] as const;

const kind = <Kind extends string>(name: Kind) => ({ kind: fc.constant(name) });
const order = fc.constantFrom(0, 1);
const amount = fc.constantFrom(...AMOUNTS);
const credit = fc.nat(3);

/** What may happen to the money of two orders. */
export const step = fc.oneof(
  fc.record({ ...kind('credit'), order, amount, isForBoth: fc.boolean() }),
  fc.record({ ...kind('credit again'), order, credit }),
  fc.record({ ...kind('undo'), credit }),
  fc.record({ ...kind('payment status'), order, value: fc.constantFrom(...PAYMENT_STATUSES) }),
  fc.record({ ...kind('status'), order, value: fc.constantFrom(...ORDER_STATUSES, 'cancelled') }),
  fc.record({ ...kind('counter'), order, amount, method: fc.constantFrom('cash', 'card') }),
  fc.record({ ...kind('tip'), order, amount: fc.constantFrom(0.5, 30) }),
  fc.record({ ...kind('tip taken back'), order }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...kind('claim'),
      order,
      amount: fc.constantFrom(undefined, 10, ...AMOUNTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...kind('claim accepted'), order }) },
  fc.record({ ...kind('remake'), order, line: fc.constantFrom(1, 2) }),
  fc.record({ ...kind('refund'), order, amount }),
  fc.record({ ...kind('refund of a dish'), order, line: fc.constantFrom(1, 2) }),
  fc.record({ ...kind('take back'), order, payment: fc.nat(2) }),
  fc.record({
    ...kind('paid online'),
    order,
    part: fc.constantFrom(0.5, 1, 1, 1.1),
    webhook: fc.constantFrom('once', 'twice', 'late', 'lost'),
  }),
  fc.record({ ...kind('late webhooks') }),
  fc.record({ ...kind('forged webhook'), order }),
  fc.record({ ...kind('expired link'), order }),
  fc.record({ ...kind('checks') }),
  fc.record({
    ...kind('refund online'),
    order,
    amount,
    trouble: fc.constantFrom(undefined, 'down' as const, 'lost-reply' as const),
  }),
  fc.record({
    ...kind('refund settled'),
    status: fc.constantFrom('done' as const, 'failed' as const),
  }),
  fc.record({ ...kind('lapse') }),
  fc.record({ ...kind('bill'), order }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...kind('dishes'),
      order,
      added: fc.constantFrom(0, 1, 2),
      removed: fc.constantFrom(undefined, 0, 1),
    }),
  },
  fc.record({
    ...kind('discount'),
    order,
    ofLine: fc.boolean(),
    percent: fc.constantFrom(undefined, 7, 50, 100),
  }),
  fc.record({ ...kind('close the day') }),
  { weight: 2, arbitrary: fc.record({ ...kind('next month') }) },
);

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
export type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const each = (...steps: Step[]): [Step[][]] => [steps.map((one) => [one])];

const claim = (amount: number | undefined): Step => ({ kind: 'claim', order: 1, amount });

/** Sequences that random ones rarely meet: what was wrong once, or would be costly. */
export const KNOWN_SEQUENCES: [Step[][]][] = [
  // A credit note that is cancelled after its month was filed. The first order is billed.
  each(
    { kind: 'status', order: 0, value: 'cancelled' },
    { kind: 'next month' },
    { kind: 'status', order: 0, value: 'placed' },
  ),
  // A credit that pays two orders, and one of them is marked pending.
  each(
    { kind: 'credit', order: 0, amount: 200, isForBoth: true },
    { kind: 'payment status', order: 0, value: 'pending' },
  ),
  // A credit that is confirmed for a second order.
  each(
    { kind: 'credit', order: 0, amount: 100, isForBoth: false },
    { kind: 'credit again', order: 1, credit: 0 },
  ),
  // A credit that pays two orders is undone for both.
  each({ kind: 'credit', order: 0, amount: 200, isForBoth: true }, { kind: 'undo', credit: 0 }),
  // Staff mark an order paid before the gateway's webhook comes.
  each(
    { kind: 'paid online', order: 0, part: 1, webhook: 'late' },
    { kind: 'payment status', order: 0, value: 'paid' },
    { kind: 'late webhooks' },
  ),
  // The gateway refuses a refund later.
  each(
    { kind: 'paid online', order: 0, part: 1, webhook: 'once' },
    { kind: 'refund online', order: 0, amount: 30, trouble: undefined },
    { kind: 'refund settled', status: 'failed' },
  ),
  // An order that was paid costs less, then nothing, and is billed after all.
  each(
    { kind: 'payment status', order: 0, value: 'paid' },
    { kind: 'dishes', order: 0, added: 1, removed: 0 },
    { kind: 'discount', order: 0, ofLine: false, percent: 100 },
    { kind: 'refund', order: 0, amount: 30 },
    { kind: 'bill', order: 0 },
  ),
  // More claims than may be made, whose sums come from the bank once more after staff have accepted them.
  each(
    ...[10, 30, 10, 10, 10, 10, undefined].map((amount) => claim(amount)),
    { kind: 'claim accepted', order: 1 },
    { kind: 'credit', order: 1, amount: 70, isForBoth: false },
    claim(undefined),
    { kind: 'claim accepted', order: 1 },
    { kind: 'credit', order: 1, amount: 30, isForBoth: false },
  ),
  // An order grows after a claim; staff refuse it, and the money comes.
  each(
    claim(70),
    { kind: 'dishes', order: 1, added: 1, removed: undefined },
    { kind: 'payment status', order: 1, value: 'failed' },
    { kind: 'payment status', order: 1, value: 'pending' },
    claim(70),
    { kind: 'credit', order: 1, amount: 70, isForBoth: false },
    { kind: 'claim accepted', order: 1 },
  ),
  // A discounted dish is refunded after the bill.
  each(
    { kind: 'discount', order: 1, ofLine: true, percent: 50 },
    { kind: 'discount', order: 1, ofLine: false, percent: 7 },
    { kind: 'payment status', order: 1, value: 'paid' },
    { kind: 'bill', order: 1 },
    { kind: 'refund of a dish', order: 1, line: 2 },
  ),
  // The gateway is down while a refund is asked for.
  each(
    { kind: 'paid online', order: 0, part: 1, webhook: 'once' },
    { kind: 'refund online', order: 0, amount: 30, trouble: 'down' },
  ),
];
