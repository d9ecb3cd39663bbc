import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import { orderFromWire } from '../../../api/order-from-wire';
import { KitchenTicket } from './kitchen-ticket';

test('a ticket says what the rider has to collect, until it is paid', () => {
  const printed = (paymentStatus: 'pending' | 'paid') => {
    const order = { ...DISCOUNTED_ORDER, payLater: 'cash-on-delivery' as const, paymentStatus };
    const shown = orderFromWire({ ...order, owedAmount: 34.5 });
    return renderToStaticMarkup(<KitchenTicket order={shown} lines={[]} />);
  };
  expect(printed('pending')).toContain('Cash on delivery ₹34.50');
  expect(printed('paid')).not.toContain('Cash on delivery');
});
