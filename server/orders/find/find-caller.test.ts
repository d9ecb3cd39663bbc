import { expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

const PEMA = { name: 'Pema 9800000002', phoneNumber: '+919800000001' };
const find = (phoneNumber: string, { token } = cafe.cook) =>
  cafe.shop.request('POST', '/api/admin/callers', {
    token,
    body: { phoneNumber },
  });

/** An order that the kitchen accepts, a minute after the last one. */
async function accepted(changes: object): Promise<Order> {
  cafe.shop.platform.passSeconds(60);
  const order = await cafe.order({ guest: PEMA, ...changes });
  await cafe.act('move', order, 1);
  return order;
}

it('finds what a caller ordered by the whole number, and the audit log says who asked', async () => {
  const first = await accepted(DELIVERY);
  const second = await accepted({});
  const { body } = await find(PEMA.phoneNumber);
  expect(body).toMatchObject({
    name: PEMA.name,
    address: { street: 'Main Bazaar' },
    orders: [{ id: second.id, items: [{ name: 'Waffle', quantity: 2 }] }, { id: first.id }],
  });
  // The digits of her name are no number of hers.
  expect((await find('+919800000002')).body).toEqual({ name: null, address: null, orders: [] });
  expect((await find('98000')).body.code).toBe('bad_input');
  const { items } = await cafe.shop.asAdmin('GET', '/api/admin/audit-log?area=orders&q=0001');
  expect(items).toMatchObject([{ subject: { name: '0001' }, to: { lookedUp: true } }]);
});

it('is not misled by strangers who give the number, or write it into their names', async () => {
  const own = await accepted(DELIVERY);
  const deliveryAddress = { ...DELIVERY.deliveryAddress, street: 'Elsewhere' };
  const guest = { ...PEMA, name: 'Stranger' };
  await cafe.order({ ...DELIVERY, guest, deliveryAddress });
  for (let last = 3; last < 9; last += 1) {
    const namesake = { name: 'Pema 9800000001', phoneNumber: `+91980000000${last}` };
    await accepted({ guest: namesake });
  }
  expect((await find(PEMA.phoneNumber)).body).toMatchObject({
    name: PEMA.name,
    address: { street: 'Main Bazaar' },
    orders: [{ id: own.id }],
  });
});

it('knows a caller who gives no name by the number', async () => {
  const taken = await cafe.shop.succeed('POST', '/api/admin/orders', {
    token: cafe.cook.token,
    body: {
      channel: 'phone',
      deliveryMethod: 'pickup',
      phoneNumber: PEMA.phoneNumber,
      items: [{ productId: cafe.waffle.id, quantity: 1 }],
    },
  });
  expect(taken.customerName).toBe('+91 98000 00001');
  expect((await find(PEMA.phoneNumber)).body).toMatchObject({
    name: null,
    orders: [{ id: taken.id }],
  });
});

it('is limited, since numbers could be tried', async () => {
  const curious = await cafe.shop.signInAdmin('manager');
  const answers = [];
  for (let count = 0; count < 121; count += 1)
    answers.push((await find('+919800000003', curious)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
});
