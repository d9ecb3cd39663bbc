import { expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

test('concurrent addresses leave one default and at most twenty', async () => {
  const { token } = await shop.signInCustomer('+919833333333');
  const body = { name: 'Home', street: '1 Main Bazaar', latitude: 27.31, longitude: 88.37 };
  const rush = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        shop.request('POST', '/api/users/me/addresses', { token, body }),
      ),
    );
  const first = await rush(6);
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 201));
  const later = [...(await rush(10)), ...(await rush(8))];
  expect(later.filter(({ status }) => status === 201)).toHaveLength(14);
  expect(later.filter(({ body }) => body.code === 'conflict')).toHaveLength(4);
  const { addresses } = await shop.succeed('GET', '/api/users/me', { token });
  expect(addresses).toHaveLength(20);
  expect(addresses.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
});
