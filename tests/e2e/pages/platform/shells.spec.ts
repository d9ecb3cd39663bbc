import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test('a shell of another id takes over without an error', async ({ office: page, shop }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await openAsStaff(page, shop, '/admin/orders/ZZZZ9999');
  // Orders of other tests may wait, whose number precedes it.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Order ZZZZ9999 · Back office$/);
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
