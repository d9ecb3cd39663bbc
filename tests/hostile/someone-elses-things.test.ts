import { expect, test } from 'vitest';
import { orderFor, sendOrder } from '../support/orders/test-orders';
import { SOMEONE_ELSES_THINGS } from './someone-elses-things';
import { NEAR } from './victims';
import { withstand } from './withstand';

const victims = withstand('someone else’s things', SOMEONE_ELSES_THINGS);

test('the customer who is renamed comes from the path, not the body', async () => {
  const { shop, asha, eve } = victims();
  const ashas = await shop.succeed('GET', '/api/users/me', { token: asha.token });
  const body = { name: 'Eve', id: asha.userId, userId: asha.userId };
  const answer = await shop.succeed('PUT', '/api/users/me', { token: eve.token, body });
  expect(answer).toMatchObject({ id: eve.userId, name: 'Eve' });
  expect(await shop.succeed('GET', '/api/users/me', { token: asha.token })).toEqual(ashas);
});

test('an address is added to the sender’s account, not the one in the body', async () => {
  const { shop, asha, eve } = victims();
  const body = { name: 'Eve’s', ...NEAR, id: asha.userId, customerId: asha.userId };
  await shop.succeed('POST', '/api/users/me/addresses', { token: eve.token, body });
  const profile = await shop.succeed('GET', '/api/users/me', { token: asha.token });
  expect(profile.addresses).toHaveLength(1);
});

test('a guest with a customer’s phone number does not change or see the customer’s orders', async () => {
  const { shop, asha, tea } = victims();
  const path = '/api/users/me/orders';
  const before = await shop.succeed('GET', path, { token: asha.token });
  const guest = { name: 'Eve', phoneNumber: '+919800000011' };
  expect((await sendOrder(shop, orderFor(tea, 1, { guest }))).status).toBe(201);
  expect(await shop.succeed('GET', path, { token: asha.token })).toEqual(before);
});
