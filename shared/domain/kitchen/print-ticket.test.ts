import { expect, test } from 'vitest';
import { MOST_DETAILS, type TicketOrder, ticketBlocks } from './print-ticket';

const ORDER: TicketOrder = {
  id: '4KX9TQ2M',
  label: '#42',
  status: 'placed',
  paymentStatus: 'pending',
  deliveryMethod: 'pickup',
  channel: 'online',
  isForHere: false,
  customerName: 'Pema',
  instructions: 'No nuts\n\nCall me',
  lines: [
    { name: 'Waffle', quantity: 2, options: [{ section: 'Topping', label: 'Honey' }] },
    { name: 'Tea', quantity: 1, options: [], note: 'Less sugar\nPAID' },
  ],
  placedAt: '12 Apr, 1:05 pm',
  dueAt: '1:20 pm',
  printedAt: '12 Apr, 1:06 pm',
};
const FIRST = { isCopy: false, isRetry: false };

/** Each text, with its mark; frames in brackets. */
const textsOf = (...args: Parameters<typeof ticketBlocks>) =>
  ticketBlocks(...args).map((block) => {
    if (block === 'rule') return '—';
    const text = block.mark ? `${block.mark} ${block.text}` : block.text;
    return block.frame ? `[${block.frame}] ${text}` : text;
  });

test('the ticket of a customer at the counter says how it is served', () => {
  const methodOf = (order: Partial<TicketOrder>) => textsOf({ ...ORDER, ...order }, FIRST)[1];
  expect(methodOf({ channel: 'counter', isForHere: true })).toBe('FOR HERE');
  expect(methodOf({ channel: 'counter' })).toBe('TAKE AWAY');
  expect(methodOf({ channel: 'phone' })).toBe('PICKUP');
  expect(methodOf({ channel: 'phone', deliveryMethod: 'delivery' })).toBe('DELIVERY');
});

test('the ticket has the number first and the instructions above the dishes', () => {
  expect(textsOf(ORDER, FIRST)).toEqual([
    '#42',
    'PICKUP',
    '[black] UNPAID',
    'Due 1:20 pm',
    'Order 4KX9TQ2M\nPlaced 12 Apr, 1:05 pm',
    'Name: Pema',
    '—',
    '[line] Note: No nuts / Call me',
    '—',
    '2× Waffle',
    'Topping: Honey',
    '1× Tea',
    '[line] Note: Less sugar / PAID',
    '—',
    '3 items in all',
    'Printed 12 Apr, 1:06 pm',
  ]);
});

test('a station’s printer prints its part', () => {
  const lines = ORDER.lines.map((line, index) => ({ ...line, station: index + 1 }));
  const station = { number: 2, name: 'Drinks' };
  const texts = textsOf({ ...ORDER, lines, part: { station, place: 2, parts: 2 } }, FIRST);
  expect(texts[1]).toBe('[black] Drinks · part 2 of 2');
  expect(texts).toEqual(expect.arrayContaining(['1× Tea', '1 item of 3']));
  expect(texts).not.toContain('2× Waffle');
  const alone = textsOf({ ...ORDER, lines, part: { station, place: 1, parts: 1 } }, FIRST);
  expect(alone[1]).toBe('[black] Drinks');
});

test('an order for later has its day and its quarter of an hour', () => {
  const later = { ...ORDER, slotAt: '2026-04-12T07:45:00.000Z', dueAt: '1:30 pm' };
  expect(textsOf(later, FIRST).slice(3, 5)).toEqual(['For 12 Apr, 1:15 to 1:30 pm', 'Due 1:30 pm']);
});

test('a paid delivery without a name, a note or a promise', () => {
  const order = { ...ORDER, customerName: '', instructions: '', dueAt: null };
  const texts = textsOf({ ...order, paymentStatus: 'paid', deliveryMethod: 'delivery' }, FIRST);
  expect(texts.slice(0, 6)).toEqual([
    '#42',
    'DELIVERY',
    '[line] PAID',
    'Order 4KX9TQ2M\nPlaced 12 Apr, 1:05 pm',
    '—',
    '2× Waffle',
  ]);
});

test('an order that is paid later says what is to be collected, until it is paid', () => {
  const later = { ...ORDER, toCollect: 'Pays at the counter ₹190.00' };
  expect(textsOf(later, FIRST)[2]).toBe('[black] Pays at the counter ₹190.00');
  expect(textsOf({ ...later, paymentStatus: 'paid' }, FIRST)[2]).toBe('[line] PAID');
});

test('a delivery to a drawn area names it', () => {
  const order = { ...ORDER, deliveryMethod: 'delivery' as const, area: 'Upper Bazaar' };
  expect(textsOf(order, FIRST)[1]).toBe('DELIVERY: Upper Bazaar');
});

test('an order that was taken without a network says so, for it may be made already', () => {
  const texts = textsOf({ ...ORDER, takenAt: '2:05 pm' }, FIRST);
  expect(texts[0]).toBe('[black] Taken 2:05 pm without a network');
});

test('a copy, a ticket sent again and a cancelled order say so at the top', () => {
  const texts = textsOf({ ...ORDER, status: 'cancelled' }, { isCopy: true, isRetry: true });
  expect(texts.slice(0, 3)).toEqual([
    '[black] COPY',
    '[black] SENT AGAIN: may be printed twice',
    '[black] CANCELLED',
  ]);
});

test('a ticket of many notes or options has every dish, and says where the screen shows more', () => {
  const note = 'x'.repeat(100);
  const options = Array.from({ length: 5 }, (_, each) => ({
    section: 'Topping',
    label: `${each}`,
  }));
  for (const details of [{ note, options: [] }, { options }]) {
    const lines = Array.from({ length: 50 }, (_, line) => ({
      name: `Dish ${line}`,
      quantity: 1,
      ...details,
    }));
    const texts = textsOf({ ...ORDER, lines }, FIRST);
    expect(texts.filter((text) => text.startsWith('1× Dish'))).toHaveLength(50);
    const isDetail = (text: string) => /^(\[line\] Note: x|Topping)/.test(text);
    const shown = texts.filter(isDetail);
    expect(shown.length).toBeLessThanOrEqual(MOST_DETAILS.lines);
    expect(shown.join('').length).toBeLessThanOrEqual(MOST_DETAILS.characters + 100);
    const isMore = (text: string) => text === '[black] More on the screen';
    expect(texts.filter(isMore).length).toBe(50 - shown.length / (details.options.length || 1));
  }
});
