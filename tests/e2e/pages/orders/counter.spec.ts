import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import type { Order } from '../../../../shared/contract/orders/order-shape';
import { countTaps } from '../../count-taps';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const OPTIONS = {
  size: {
    label: 'Size',
    min: 1,
    options: [
      { value: 'small', label: 'Small', priceModifier: 0, isDefault: true },
      { value: 'large', label: 'Large', priceModifier: 30 },
    ],
  },
};

interface Orders {
  items: Order[];
}

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
] as const) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a walk-in with two dishes, one with options, pays in cash in 6 taps', async ({
      page,
      shop,
    }) => {
      const ask = await openStaffApi(shop);
      // In the category that the page shows first.
      const add = (product: object) =>
        ask<Product>('POST', '/products', { ...product, categoryId: 'waffles', stockCount: 9 });
      const coffee = await add({ name: `Counter coffee ${width}`, price: 60 });
      const waffle = await add({
        name: `Counter waffle ${width}`,
        price: 120,
        customizationOptions: OPTIONS,
      });
      const taps = await countTaps(page);
      await openAsStaff(page, shop, '/admin');
      const pages = page.getByRole('navigation', { name: 'Back office' });
      await pages.getByRole('link', { name: 'New order' }).click();
      await page.getByRole('button', { name: coffee.name }).click();
      await page.getByRole('button', { name: waffle.name }).click();
      await page.getByRole('button', { name: /^Add ·/ }).click();
      await page.getByRole('button', { name: 'Cash', exact: true }).click();
      await page.getByRole('button', { name: /Change ₹20.00/ }).click();
      const done = page.getByRole('status').filter({ hasText: 'paid' });
      await expect(done).toContainText('₹180.00 paid');
      await expect(done).toContainText('Change ₹20.00');
      expect(taps()).toBe(6);
      await done.getByRole('button', { name: 'Bill for the guest' }).click();
      await expect(page.getByRole('img', { name: 'Code that opens the bill' })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      const { items } = await ask<Orders>('GET', '/orders?q=walk-in');
      expect(items[0]).toMatchObject({
        channel: 'counter',
        status: 'preparing',
        paymentStatus: 'paid',
        totalAmount: 180,
      });
      await expectAccessible(page, 'an order taken at the counter', ONE_LOOK);
    });
  });
}

test('an order whose reply was lost is sent again, and placed once', async ({ page, shop }) => {
  const ask = await openStaffApi(shop);
  const tea = await addProduct(ask, {
    name: 'Counter tea',
    price: 20,
    translations: { ne: { name: 'काउन्टर चिया' } },
  });
  await openAsStaff(page, shop, '/admin/orders/new');
  // As a customer says it, in Roman letters.
  await page.getByLabel('Find a dish').fill('kauntar chya');
  await page.getByRole('button', { name: tea.name }).click();
  let sends = 0;
  await page.route('**/api/admin/orders', async (route) => {
    sends += 1;
    if (sends > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const before = await ask<Orders & { total: number }>('GET', '/orders?q=walk-in');
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('alert')).toContainText('it is placed only once');
  // Leaving would lose its key, and with it the way to send it once.
  await page.getByRole('link', { name: 'Kitchen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing of it can be changed meanwhile.
  await expect(page.getByRole('button', { name: `${tea.name} ₹20.00` })).toBeDisabled();
  await page.getByRole('button', { name: 'Pay later' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'to be paid' })).toBeVisible();
  const after = await ask<Orders & { total: number }>('GET', '/orders?q=walk-in');
  expect(after.total - before.total).toBe(1);
});

test('a dish sold anyway is placed and paid once, although each reply is lost, and its customer follows', async ({
  page,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const pie = await ask<Product>('POST', '/products', {
    name: 'Counter pie',
    price: 70,
    categoryId: 'waffles',
    stockCount: 0,
  });
  const display = await page.context().newPage();
  await openAsStaff(display, shop, '/admin/display');
  // Where no display is open, the till asks for one only every 10 s.
  await expect(display.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin/orders/new');
  const expectShown = async (title: string) => {
    await expect(display.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(display.getByRole('main')).toContainText('₹70.00');
    await expectAccessible(display, `the customer's display: ${title}`, ONE_LOOK);
  };
  await page.getByLabel('Find a dish').fill('counter pie');
  await page.getByRole('button', { name: pie.name }).click();
  await expectShown('Your order');
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Counter pie');
  const loseReply = async (path: string) =>
    page.route(
      path,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await loseReply('**/api/admin/orders');
  await page.getByRole('button', { name: 'Sell anyway' }).click();
  await expect(page.getByRole('alert')).toContainText('it is placed only once');
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  const exact = page.getByRole('button', { name: '₹70.00 Exact' });
  await expectShown('To pay');
  await loseReply('**/api/orders/*/payment*');
  await exact.click();
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await exact.click();
  await expect(page.getByRole('status').filter({ hasText: '₹70.00 paid' })).toBeVisible();
  await expectShown('Paid, thank you!');
  const { items } = await ask<Orders>('GET', '/orders?channel=counter');
  const pies = items.filter((order) => order.items.some(({ productId }) => productId === pie.id));
  expect(pies.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid']);
});

test('a caller’s usual takes 5 taps, and is delivered where it went last time', async ({
  page,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const momo = await addProduct(ask, { name: 'Counter momo', price: 90 });
  await ask('POST', '/admin/orders', {
    channel: 'phone',
    name: 'Pema',
    phoneNumber: '+919876500041',
    items: [{ productId: momo.id, quantity: 2 }],
    deliveryMethod: 'delivery',
    deliveryAddress: { street: 'Kewzing Road 4', skipLocationVerification: true },
  });
  const taps = await countTaps(page);
  await openAsStaff(page, shop, '/admin/kitchen');
  await page.getByRole('main').getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await page.getByLabel('Phone number').click();
  await page.keyboard.type('98765 00041');
  await page.getByRole('button', { name: 'Again: 2× Counter momo' }).click();
  await expect(page.getByRole('button', { name: 'Pay later' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Pay later' }).click();
  const taken = page.getByRole('status').filter({ hasText: '₹180.00 to be paid' });
  await expect(taken).toBeVisible();
  expect(taps()).toBe(5);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await page.getByLabel('Phone number').fill('9876500041');
  await page.getByRole('button', { name: 'Again: 2× Counter momo' }).click();
  await page.getByLabel('Deliver it').check();
  await expect(page.getByRole('button', { name: 'Pay later' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Street')).toHaveValue('Kewzing Road 4');
  await expect(page.getByRole('region', { name: 'Order' })).toContainText('₹200.00');
  const { version: _, stockVersion: __, stockCount: ___, ...fields } = momo;
  await ask('PUT', `/products/${momo.id}`, { ...fields, price: 95 });
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  // The price that was refused is replaced by the menu's of now.
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('₹210.00');
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('₹210.00');
});
