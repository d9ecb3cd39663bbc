import { expect, test } from 'vitest';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { cancelledInstruction, moveWords } from './ticket-words';

test.each([
  ['ready', 'pickup', { label: 'Handed over unpaid', detail: '₹190.00 to pay', isUnpaid: true }],
  [
    'ready',
    'delivery',
    { label: 'Given to rider unpaid', detail: '₹190.00 to pay', isUnpaid: true },
  ],
  ['out', 'delivery', { label: 'Delivered unpaid', detail: '₹190.00 to pay', isUnpaid: true }],
  ['new', 'pickup', { label: 'Accept', isUnpaid: false }],
  ['preparing', 'pickup', { label: 'Ready', isUnpaid: false }],
] as const)('an unpaid order that is %s for %s', (stage, deliveryMethod, words) => {
  const unpaid = ticket('A', { stage, deliveryMethod });
  expect(moveWords(unpaid)).toEqual(words);
  expect(moveWords({ ...unpaid, paymentStatus: 'failed' })).toEqual(words);
  const { isUnpaid, detail } = moveWords({ ...unpaid, paymentStatus: 'paid' });
  expect([isUnpaid, detail]).toEqual([false, undefined]);
});

test.each([
  ['ready', 'pickup', 'counter', { label: 'Handed over unpaid', detail: '₹190.00 to pay' }],
  [
    'ready',
    'delivery',
    'cash-on-delivery',
    { label: 'Given to rider', detail: '₹190.00 to collect' },
  ],
  ['out', 'delivery', 'cash-on-delivery', { label: 'Delivered unpaid', detail: '₹190.00 to pay' }],
  ['new', 'pickup', 'counter', { label: 'Accept' }],
] as const)(
  'an order that is %s for %s and paid later',
  (stage, deliveryMethod, payLater, words) => {
    const later = ticket('A', { stage, deliveryMethod, payLater });
    expect(moveWords(later, true)).toMatchObject(words);
    expect(moveWords({ ...later, paymentStatus: 'paid' }, true).detail).toBeUndefined();
  },
);

test('dishes at a table are served, and paid at the end', () => {
  const atTable = ticket('A', { stage: 'ready', deliveryMethod: 'pickup', tableName: 'Table 4' });
  expect(moveWords(atTable)).toEqual({ label: 'Served', isUnpaid: false });
});

test('an order that is paid in part says what is left to pay', () => {
  const partPaid = ticket('A', { stage: 'ready', receivedAmount: 100, owedAmount: 90 });
  expect(moveWords(partPaid).detail).toBe('₹90.00 to pay');
});

test('a new order says that it is not paid where the kitchen starts once it is', () => {
  const unpaid = ticket('A');
  const notPaid = { label: 'Accept', detail: 'Not paid yet', isUnpaid: true };
  expect(moveWords(unpaid, true)).toEqual(notPaid);
  const accept = { label: 'Accept', isUnpaid: false };
  expect(moveWords({ ...unpaid, paymentStatus: 'paid' }, true)).toEqual(accept);
  expect(moveWords(unpaid)).toEqual(accept);
});

test('a ticket with some of its lines ticked says how many', () => {
  const words = (...done: boolean[]) =>
    moveWords(
      ticket('A', {
        stage: 'preparing',
        lines: done.map((isDone, line) => ticketLine(line, 'Waffle', 1, { isDone })),
      }),
    ).detail;
  expect(words(true, true, false)).toBe('2 of 3 ticked');
  expect([words(false, false), words(true, true), words(true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const NOON = '2026-04-15T06:30:00.000Z';

test.each([
  ['nobody accepted', {}, 'Do not make'],
  ['is being made', { acceptedAt: NOON }, 'Stop making'],
  ['was ready', { acceptedAt: NOON, readyAt: NOON }, 'Do not hand over'],
  [
    'the rider may have',
    { acceptedAt: NOON, readyAt: NOON, deliveryMethod: 'delivery' },
    'Do not deliver',
  ],
] as const)('a cancelled order that %s', (_which, times, words) => {
  const cancelled = ticket('A', { status: 'cancelled', stage: null, ...times });
  expect(cancelledInstruction(cancelled)).toBe(words);
});
