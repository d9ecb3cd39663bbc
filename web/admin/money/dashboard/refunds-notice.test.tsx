import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { CancelledToCheckNotice } from './refunds-notice';

const shown = (total: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CancelledToCheckNotice
        orders={[{ id: 'A1', counterNumber: 12, amount: 85, since: '2026-04-15T06:30:00.000Z' }]}
        total={total}
      />
    </MemoryRouter>,
  );

it('the notice says how many more cancelled orders may be paid', () => {
  expect(shown(13)).toContain('and 12 more');
  expect(shown(1)).not.toContain('more');
});
