import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import { ticket } from '../../../../tests/support/kitchen/sample-tickets';
import { type TicketActions, TicketCard } from './ticket-card';

test('a ticket that was brought back says that its customer has deleted the account', () => {
  const recalled = ticket('A', { stage: 'ready', customerName: '', isCustomerDeleted: true });
  const card = renderToStaticMarkup(
    <MemoryRouter>
      <TicketCard
        ticket={recalled}
        board={{ hurryMinutes: 5 } as Board}
        now={Date.parse(recalled.placedAt)}
        stations={[]}
        actions={{} as TicketActions}
      />
    </MemoryRouter>,
  );
  expect(card).toContain('Deleted account');
});
