import type { Page } from '@playwright/test';
import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { ESPRESSO, fillInPickup, keepCart } from '../../guest-checkout';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { signInByPhone } from '../../people';
import { setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';
import { watchShifts } from '../../watch-shifts';

test.use({ viewport: { width: 360, height: 640 } });

const GUEST = ['Pema', '9876500178'] as const;

interface Phone {
  name: string;
  page: Page;
  shifted: () => Promise<number>;
  before: number;
}

test('nothing moves on a page while news arrive', async ({ browser, shop }) => {
  test.slow();
  const staff = await openStaffApi(shop);
  const order = await placeAsGuest(shop);
  const products = await staff<Product[]>('GET', '/products');
  const { categoryId } = products.find(({ id }) => id === ESPRESSO.productId) ?? {};
  const setState = (change: object) => staff('PUT', '/settings/state', change);
  const setStatus = (status: string) => staff('PUT', `/orders/${order.id}/status`, { status });
  const setDishes = async (price: number, espressos: number, waffles: number) => {
    const changed = { name: ESPRESSO.name, categoryId, packagingCharge: 5, price };
    await staff('PUT', `/products/${ESPRESSO.productId}`, changed);
    await setStock(staff, ESPRESSO.productId, espressos);
    await setStock(staff, 'classic-butter-waffle', waffles);
  };

  const open = (path: string) => (page: Page) => openAndMove(page, path, page.getByRole('banner'));
  const pages: Record<string, (page: Page) => Promise<void>> = {
    home: open('/'),
    menu: open('/menu'),
    dish: open('/menu/classic-butter-waffle'),
    about: open('/about'),
    contact: open('/contact'),
    privacy: open('/privacy'),
    cart: async (page) => {
      await open('/about')(page);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    },
    'first step': async (page) => {
      await open('/checkout')(page);
      // While the caret is in a field, news wait.
      await page.getByLabel('Your name').blur();
    },
    'last step': (page) => fillInPickup(page, ...GUEST),
    'order page': open(guestLink(order)),
    'orders list': async (page) => {
      await page.goto(guestLink(order));
      await open('/order-history')(page);
    },
    account: async (page) => {
      await open('/profile')(page);
      await signInByPhone(page, shop, GUEST[1]);
      await expect(page.getByText('Save your address')).toBeVisible();
    },
  };
  // The phones hear of the news together: each asks every 5 s.
  const phones: Phone[] = [];
  for (const [name, show] of Object.entries(pages)) {
    const page = await browser.newPage({ baseURL: shop.url });
    await keepCart(page, [ESPRESSO]);
    const shifted = await watchShifts(page);
    await show(page);
    phones.push({ name, page, shifted, before: 0 });
  }
  for (const phone of phones) phone.before = await phone.shifted();

  const expectStill = async (news: string) => {
    for (const { name, page, shifted, before } of phones) {
      // A dialog hides it from roles.
      const banner = page.locator('#delivery-today + div');
      await expect(banner, name).toHaveText(news ? new RegExp(news) : '', { timeout: 20_000 });
      // Shifts are told after they are painted.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect.soft((await shifted()) - before, `${name} with the news: ${news}`).toBe(0);
    }
  };
  await setDishes(110, 0, 2);
  await setStatus('preparing');
  await setState({ to: 'busy', minutes: 20 });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await setState({ to: 'no-delivery', until });
  await expectStill('road');
  await setState({ to: 'paused', for: 15 });
  await expectStill('catching up');
  await setDishes(80, 50, 50);
  await setStatus('placed');
  for (const to of ['usual', 'delivery', 'open']) await setState({ to });
  await expectStill('');
  await Promise.all(phones.map(({ page }) => page.close()));
});
