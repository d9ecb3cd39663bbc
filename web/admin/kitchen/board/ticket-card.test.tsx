import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { WALK_IN } from '../../../../shared/domain/orders/channel';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { ticket, ticketLine } from '../../../../tests/support/kitchen/sample-tickets';
import { type TicketActions, TicketCard } from './ticket-card';

afterEach(() => overwriteGetLocale(() => 'en'));

const cardOf = (shown: Ticket, now: string, soldOut: SoldOutItem[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TicketCard
        ticket={shown}
        board={{ hurryMinutes: 5 } as Board}
        now={Date.parse(now)}
        soldOut={soldOut}
        station={null}
        actions={{} as TicketActions}
      />
    </MemoryRouter>,
  );

test('a ticket that was brought back says that its customer has deleted the account', () => {
  const recalled = ticket('A', { stage: 'ready', customerName: '', isCustomerDeleted: true });
  expect(cardOf(recalled, recalled.placedAt)).toContain('Deleted account');
});

test.each([
  ['07:14', 'On time'],
  ['07:15', 'Hurry'],
  ['07:21', 'Late'],
])('at %s UTC a ticket that is due at 07:20 says: %s', (time, words) => {
  expect(cardOf(ticket('A'), `2026-04-15T${time}:00.000Z`)).toContain(words);
});

const shown = (changes: Partial<Ticket>) => {
  const one = ticket('A', changes);
  return cardOf(one, one.placedAt).replaceAll(/<[^>]*>/g, '|');
};

test('a cook who reads Nepali has the buttons and the hurry in it', () => {
  overwriteGetLocale(() => 'ne');
  expect(cardOf(ticket('A'), '2026-04-15T07:21:00.000Z')).toContain('ढिला');
  const buttons = [shown({}), shown({ stage: 'preparing' }), shown({ stage: 'ready' })];
  for (const [index, words] of ['लिनुहोस्', 'तयार भयो', 'पैसा नलिई दिइयो'].entries()) {
    expect(buttons[index]).toContain(`|${words}|`);
  }
  expect(shown({ stage: 'ready', paymentStatus: 'paid' })).toContain('|दिइयो|');
});

test('who ordered is on a ticket only when it is handed over', () => {
  expect(shown({})).not.toContain('Pema');
  expect(shown({ stage: 'preparing' })).not.toContain('Pema');
  expect(shown({ stage: 'ready' })).toContain('Pema');
});

test('an unpaid order says so when it is handed over, and not before', () => {
  expect(shown({ stage: 'preparing' })).not.toContain('UNPAID');
  expect(shown({ stage: 'ready' })).toContain('UNPAID');
  expect(shown({ stage: 'ready', paymentStatus: 'paid' })).not.toContain('PAID');
  const atCounter = shown({ stage: 'ready', payLater: 'counter' });
  expect(atCounter).toContain('Pays at the counter ₹190.00');
});

test('an order that a tablet took without a network says when, because it may be made already', () => {
  const takenAt = '2026-04-15T08:35:00.000Z';
  expect(shown({ takenAt, placedAt: takenAt })).toContain('|Taken 2:05 pm without a network|');
  expect(shown({ takenAt, placedAt: '2026-04-16T08:35:00.000Z' })).toContain('Taken 15 Apr, 2:05');
  expect(shown({})).not.toContain('without a network');
});

test('an allergy is as red in the note of a dish as in that of the order', () => {
  const lines = [ticketLine(1, 'Waffle', 1, { note: 'Nut allergy, please' })];
  for (const one of [ticket('A', { lines }), ticket('B', { instructions: 'Nut allergy!' })]) {
    expect(cardOf(one, one.placedAt)).toMatch(/bg-chilli[^>]*><span[^>]*>ALLERGY</);
  }
  const mild = ticket('C', { lines: [ticketLine(1, 'Waffle', 1, { note: 'Crisp, please' })] });
  expect(cardOf(mild, mild.placedAt)).toMatch(/bg-waffle[^>]*><span[^>]*>NOTE</);
});

test.each(['Alergic to nuts', 'बदाम से एलर्जी है', 'मधुमेह, चीनी नहीं'])(
  'an allergy is red as people write it: %s',
  (instructions) => {
    expect(cardOf(ticket('A', { instructions }), '2026-04-15T07:00:00.000Z')).toContain('ALLERGY');
  },
);

test('a ticket with a dish that is sold out now says so, in red', () => {
  const dish = { id: 'Waffle', name: 'Waffle', until: '', neededBy: [] };
  const waffle: SoldOutItem = { kind: 'product', ...dish };
  const one = ticket('A');
  const strip = /bg-chilli[^>]*><span[^>]*>SOLD OUT<\/span> <bdi>Waffle</;
  expect(cardOf(one, one.placedAt, [waffle])).toMatch(strip);
  expect(cardOf(one, one.placedAt)).not.toContain('SOLD OUT');
});

test('a reported payment is checked by its amount and reference, on the ticket', () => {
  const claimed = { isPaymentClaimed: true, claimedReference: '630668410001' };
  expect(shown(claimed)).toMatch(/CHECK PAYMENT[^₹]*₹190.00.* · 630668410001/);
  const grown = { ...claimed, paymentClaim: { amount: 150, rest: 40 } };
  expect(shown(grown)).toMatch(/CHECK PAYMENT[^₹]*₹150.00.* · 630668410001.*₹40.00 still owed/);
});

test('a ticket of a table shows whose it is before it is unfolded', () => {
  const bands = ['Table 4', undefined].map((tableName) => {
    const one = ticket('A', { ...(tableName && { tableName }), isForHere: true });
    return cardOf(one, one.placedAt).split('</header>')[0];
  });
  expect(bands[0]).toMatch(/<span class="min-w-0 wrap-anywhere font-bold">Table 4</);
  expect(bands[1]).toMatch(/<span class="sr-only">For here</);
});

test('dishes that are ready for a table say which once, and ask for no money: it pays at the end', () => {
  const served = { stage: 'ready', tableName: 'Garden 3', customerName: WALK_IN } as const;
  const one = ticket('A', { ...served, payLater: 'counter' });
  const whole = cardOf(one, one.placedAt);
  expect(whole.match(/>Garden 3</g)).toHaveLength(1);
  const card = whole.split('</header>')[1];
  expect(card).toContain('>Served<');
  expect(card).not.toMatch(/₹|Walk-in/);
});
