import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import type { Api } from '../../../api/api-client';
import { ApiProvider } from '../../../api/api-provider';
import { orderFromWire } from '../../../api/order-from-wire';
import { queryClientOf } from '../../kit/query/query-client';
import { StaffPaymentPanel } from './staff-payment-panel';

function panelOf(changes: Partial<Order>): string {
  const order = { ...DISCOUNTED_ORDER, paymentStatus: 'pending' as const, ...changes };
  const api = {} as Api;
  return renderToStaticMarkup(
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClientOf(api)}>
        <StaffPaymentPanel order={orderFromWire(order)} onChanged={() => {}} />
      </QueryClientProvider>
    </ApiProvider>,
  );
}

test.each([
  [undefined, 'Mark paid'],
  ['counter', 'Record cash or card'],
  ['cash-on-delivery', 'Record cash or card'],
] as const)(
  'the main button of an unpaid order that is paid later (%s) is %j',
  (payLater, main) => {
    const buttons = panelOf({ payLater }).match(/<button.*?<\/button>/g) ?? [];
    const mainOnes = buttons.filter((button) => button.includes(' bg-hill '));
    expect(mainOnes.map((button) => button.replaceAll(/<[^>]*>/g, ''))).toEqual([main]);
  },
);

test('staff read when a customer said that they had paid, until it is marked paid', () => {
  const paymentClaimedAt = '2026-03-01T05:00:00.000Z';
  const said = 'The customer said that they have paid: 1 Mar, 10:30 am.';
  const claimed = panelOf({ paymentClaimedAt }).replaceAll(/<[^>]*>/g, '');
  expect(claimed).toContain(said);
  expect(claimed).toContain('Not received');
  expect(panelOf({ paymentClaimedAt, paymentStatus: 'paid' })).not.toMatch(/said|Not received/);
});
