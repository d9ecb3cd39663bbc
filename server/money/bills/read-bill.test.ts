import { expect, it } from 'vitest';
import { GUEST, orderFor, sendOrder } from '../../../tests/support/orders/test-orders';
import { createNewcomer, deliver } from '../../../tests/support/people/newcomer';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type SignedIn } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());
const asha = await shop.signInCustomer();
const other = await shop.signInCustomer('+919876543211');

const make = (id: string) => shop.asAdmin('POST', `/api/orders/${id}/bill`);
const ask = (id: string, token?: string, accessToken?: string, part = '/bill') =>
  shop.request('GET', `/api/orders/${id}${part}`, {
    token,
    headers: { ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }) },
  });
const place = async (customer?: SignedIn) => {
  const tea = await shop.addProduct({ price: 40 });
  const body = orderFor(tea, 2, customer ? {} : { guest: GUEST });
  return (await sendOrder(shop, body, customer ? { customer } : {})).body;
};

it('a customer reads the bill of their order, once there is one', async () => {
  const { id } = await place(asha);
  expect((await ask(id, asha.token, undefined, '')).body).not.toHaveProperty('billNumber');
  const missing = await ask(id, asha.token);
  expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  const made = await make(id);
  expect((await ask(id, asha.token, undefined, '')).body.billNumber).toBe(made.billNumber);
  const read = await ask(id, asha.token);
  expect(read.body).toEqual(made);
  expect(read.headers.get('Cache-Control')).toBe('no-store');
});

it('nobody else reads it', async () => {
  const [own, guests, others] = [await place(asha), await place(), await place()];
  for (const { id } of [own, guests, others]) await make(id);
  expect((await ask(guests.id, undefined, guests.accessToken)).status).toBe(200);
  const admin = await shop.signInAdmin();
  for (const [id, token, accessToken] of [
    [own.id, other.token],
    [own.id, admin.token],
    [own.id, undefined],
    [own.id, undefined, guests.accessToken],
    [guests.id, asha.token],
    [guests.id, admin.token],
    [guests.id, undefined],
    [guests.id, undefined, others.accessToken],
    ['NOSUCHONE', asha.token],
  ] as const) {
    const { status, body } = await ask(id, token, accessToken);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});

it('shows what was credited, and no note that was cancelled', async () => {
  const { id } = await place(asha);
  const status = (value: string) => shop.setStatus(id, value);
  await make(id);
  await status('cancelled');
  expect((await ask(id, asha.token)).body.creditNotes).toMatchObject([{ amount: 80 }]);
  await status('placed');
  expect((await ask(id, asha.token)).body.creditNotes).toEqual([]);
});

it('of a deleted account is read by nobody but staff', async () => {
  const { token, userId, order } = await createNewcomer(shop);
  await deliver(shop, order.id);
  await make(order.id);
  await shop.succeed('DELETE', `/api/users/${userId}`, { token });
  for (const by of [token, other.token, undefined]) {
    expect((await ask(order.id, by)).status).toBeGreaterThanOrEqual(401);
  }
  expect(await make(order.id)).toMatchObject({ orderId: order.id });
});
