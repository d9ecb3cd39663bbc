import { expect, it } from 'vitest';
import { DELIVERY, openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

const PEMA = { name: 'Pema 9800000002', phoneNumber: '+919800000001' };
const find = (phoneNumber: string, { token } = cafe.cook) =>
  cafe.shop.request('POST', '/api/admin/callers', {
    token,
    body: { phoneNumber },
  });

it('finds what a caller ordered by the whole number, and the audit log says who asked', async () => {
  const first = await cafe.order({ guest: PEMA, ...DELIVERY });
  cafe.shop.platform.passSeconds(60);
  const second = await cafe.order({ guest: PEMA });
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

it('is limited, since numbers could be tried', async () => {
  const curious = await cafe.shop.signInAdmin('manager');
  const answers = [];
  for (let count = 0; count < 121; count += 1)
    answers.push((await find('+919800000003', curious)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
});
