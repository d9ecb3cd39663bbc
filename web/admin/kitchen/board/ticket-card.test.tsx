import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { ticket } from '../../../../tests/support/kitchen/sample-tickets';
import { type TicketActions, TicketCard } from './ticket-card';

const cardOf = (shown: Ticket, now: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TicketCard
        ticket={shown}
        board={{ hurryMinutes: 5 } as Board}
        now={Date.parse(now)}
        stations={[]}
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
