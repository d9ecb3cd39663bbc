import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../../shared/messages/compiled/runtime';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import { orderFromWire } from '../../../api/order-from-wire';
import { OrderItems } from './order-items';

afterEach(() => overwriteGetLocale(() => 'en'));

const SUMS = /Delivery Fee.*₹20\.00.*Puja coupon.*-₹25\.50.*Total.*₹84\.50/;

it('a dish that was refunded is marked, with how many units of it', () => {
  const tea = { line: 1, productId: 'tea', name: 'Tea', quantity: 2, price: 45, finalPrice: 45 };
  const marked = (quantity: number) => {
    const lines = [{ line: 1, quantity }];
    const refund = { id: 'r', kind: 'refund', method: 'cash', amount: 10, lines } as const;
    const payments = [{ ...refund, reference: null, at: DISCOUNTED_ORDER.createdAt }];
    const items = [{ ...tea, customizations: [] }];
    const order = orderFromWire({ ...DISCOUNTED_ORDER, items, payments });
    return renderToStaticMarkup(<OrderItems order={order} />);
  };
  expect(marked(1)).toContain('1 of 2 refunded');
  expect(marked(2).match(/Refunded/g)).toHaveLength(1);
  overwriteGetLocale(() => 'hi');
  expect(marked(1)).toContain('2 में से 1 का रिफ़ंड');
});

it('the staff’s page of an order shows each adjustment before the total', () => {
  expect(renderToStaticMarkup(<OrderItems order={orderFromWire(DISCOUNTED_ORDER)} />)).toMatch(
    SUMS,
  );
});
