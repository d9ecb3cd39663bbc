import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DISCOUNTED_ORDER } from '../../../../tests/support/orders/sample-order';
import { orderFromWire } from '../../../api/order-from-wire';
import { OrderItems } from './order-items';

const SUMS = /Delivery Fee.*₹20\.00.*Puja coupon.*-₹25\.50.*Total.*₹84\.50/;

it('the staff’s page of an order shows each adjustment before the total', () => {
  expect(renderToStaticMarkup(<OrderItems order={orderFromWire(DISCOUNTED_ORDER)} />)).toMatch(
    SUMS,
  );
});
