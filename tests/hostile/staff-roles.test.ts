import { expect, test } from 'vitest';
import { SETTINGS } from './bodies';
import { STAFF_ROLES } from './staff-roles';
import { withstand } from './withstand';

const victims = withstand('roles', STAFF_ROLES);

test('the same settings are accepted from the owner', async () => {
  const { shop, admin } = victims();
  const sent = { token: admin.token, body: SETTINGS };
  expect((await shop.request('PUT', '/api/settings', sent)).status).toBe(200);
});
