import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

test('a private page is the same for every id', async ({ office: page, request, shop }) => {
  for (const [one, other] of [
    ['/admin/orders/A1', '/admin/orders/B2?x=1'],
    ['/admin/orders/A1/bill', '/admin/orders/B2/bill'],
    ['/admin/orders/A1/ticket', '/admin/orders/B2/ticket'],
    ['/checkout', '/checkout?x=1'],
  ] as const) {
    const [first, second] = [await request.get(one), await request.get(other)];
    expect(await second.text()).toBe(await first.text());
    expect(second.headers()['etag']).toBe(first.headers()['etag']);
  }
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await openAsStaff(page, shop, '/admin/orders/ZZZZ9999');
  // Orders of other tests may wait, whose number precedes it.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Order ZZZZ9999 · Back office$/);
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});
