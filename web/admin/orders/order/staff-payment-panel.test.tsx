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
  const order = { ...DISCOUNTED_ORDER, paymentStatus: 'pending' as const, owedAmount: 84.5 };
  const api = {} as Api;
  return renderToStaticMarkup(
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClientOf(api)}>
        <StaffPaymentPanel order={orderFromWire({ ...order, ...changes })} onChanged={() => {}} />
      </QueryClientProvider>
    </ApiProvider>,
  );
}

const { id, counterNumber } = DISCOUNTED_ORDER;

test.each([
  [undefined, 'UPI'],
  ['counter', 'Cash'],
  ['cash-on-delivery', 'Cash'],
] as const)(
  'cash, card and UPI are side by side; the main one of an unpaid order (%s) is %j',
  (payLater, main) => {
    const buttons = panelOf({ payLater }).match(/<button.*?<\/button>/g) ?? [];
    const label = (button: string) => /aria-label="(.*?)"/.exec(button)?.[1];
    const name = `paid for ${counterNumber} · ${id}`;
    const labels = buttons.map(label).slice(0, 3);
    expect(labels).toEqual([`Cash ${name}`, `Card ${name}`, `UPI ${name}`]);
    const mainOnes = buttons.filter((button) => button.includes(' bg-hill '));
    expect(mainOnes.map(label)).toEqual([`${main} ${name}`]);
  },
);

test('the UPI code is shown until the order is paid', () => {
  const upiPaymentUrl = 'upi://pay?pa=cafe@bank';
  expect(panelOf({ upiPaymentUrl })).toContain('UPI payment QR code');
  for (const paymentStatus of ['paid', 'refunded'] as const) {
    expect(panelOf({ upiPaymentUrl, paymentStatus })).not.toContain('upi://');
  }
});

test('staff read when a customer said that they had paid, until it is marked paid', () => {
  const paymentClaimedAt = '2026-03-01T05:00:00.000Z';
  const said = 'The customer said that they have paid ₹20.00: 1 Mar, 10:30 am.';
  const paymentClaim = { amount: 20, rest: 10.5 };
  const claimed = panelOf({ paymentClaimedAt, paymentClaim }).replaceAll(/<[^>]*>/g, '');
  expect(claimed).toContain(said);
  expect(claimed).toContain('₹10.50 are still owed.');
  expect(claimed).toContain('Not received');
  expect(panelOf({ paymentClaimedAt, paymentStatus: 'paid' })).not.toMatch(/said|Not received/);
});
