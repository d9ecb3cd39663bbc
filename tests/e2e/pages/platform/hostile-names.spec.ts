import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';

const guest = (name: string) => ({
  guest: { name, phoneNumber: `+91${randomInt(7_000_000_000, 8_000_000_000)}` },
});

/** Expects the whole element between the left and the right edge of the window. */
async function expectInside(page: Page, element: Locator) {
  const width = page.viewportSize()?.width ?? 0;
  const box = await element.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
}

/** The x of each character of the last text in an element. */
const placesOf = (element: Locator) =>
  element.evaluate((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let last: Node | null = null;
    while (texts.nextNode()) last = texts.currentNode;
    const length = last?.textContent?.length ?? 0;
    return Array.from({ length }, (_, index) => {
      const range = document.createRange();
      if (last) range.setStart(last, index);
      if (last) range.setEnd(last, index + 1);
      return range.getBoundingClientRect().x;
    });
  });

test('a name of 100 letters leaves the status in the window', async ({ office: page, shop }) => {
  const { id } = await placeAsGuest(shop, {
    ...guest('W'.repeat(100)),
    specialInstructions: 'M'.repeat(400),
  });
  const onBoth = async (check: () => Promise<void>) => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, check);
    }
  };
  const open = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).click();

  await openAsStaff(page, shop, '/admin/orders');
  const row = page.getByRole('row').filter({ hasText: id });
  await onBoth(async () => {
    await expect(row.getByText('Order Placed')).toBeInViewport({ ratio: 1 });
    await expect(row.getByText('Pending')).toBeInViewport({ ratio: 1 });
    await expectInside(page, row.getByText('W'.repeat(100)));
  });
  await open(new RegExp(`^${id} ?Number`));
  await onBoth(async () => {
    await expectInside(page, page.getByRole('region', { name: 'Customer Information' }));
    await expectInside(page, page.getByRole('figure', { name: "Customer's note" }));
  });
  for (const print of ['Kitchen ticket', 'Bill']) {
    await open(print);
    if (print === 'Bill') await page.getByRole('button', { name: 'Make the bill' }).click();
    const paper = page.getByRole('article', { name: print });
    await onBoth(async () => {
      await expectInside(page, paper.getByText('W'.repeat(100)));
      const isCut = () =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isCut)).toBe(false);
    });
    await open('Back to the order');
  }
});

test('a name stored before the rules turns no other words', async ({ office: page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/admins/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), name: '\u202eahsA' } });
  });
  await openAsStaff(page, shop, '/admin/categories');
  const places = await placesOf(page.getByRole('banner').locator('span', { hasText: 'ahsA' }));
  expect(places.length).toBeGreaterThanOrEqual('admin'.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
