import { ESPRESSO, keepCart } from '../../guest-checkout';
import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAndMove } from '../../open-and-move';
import { changeSettings, setStock } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';
import { watchShifts } from '../../watch-shifts';

test.use({ viewport: { width: 360, height: 640 } });

const DISH = '/menu/classic-butter-waffle';
/**
 * What may move: in the cart the sums, which change with the news, and its footer, which grows upwards
 * to say them; in the checkout an amount that gets wider.
 */
const LIMITS: Record<string, number> = { cart: 0.15, checkout: 0.001 };
/** On a narrow phone the status bar's fee comes into sight when the words before it get shorter. */
const FEE_IN_SIGHT = 0.003;
/** An open page asks for the shop's news this often. */
const NEWS_MS = 5100;

test('nothing moves on a page while news arrive', async ({ page, shop }) => {
  test.slow();
  const staff = await openStaffApi(shop);
  const order = await placeAsGuest(shop);
  const setState = (change: object) => staff('PUT', '/settings/state', change);
  const setStatus = (status: string) => staff('PUT', `/orders/${order.id}/status`, { status });
  const setStocks = async (espressos: number, waffles: number) => {
    await setStock(staff, 'espresso', espressos);
    await setStock(staff, 'classic-butter-waffle', waffles);
  };
  const shifted = await watchShifts(page);
  await keepCart(page, [ESPRESSO]);
  await page.clock.install();

  // A dialog hides it from roles.
  const banner = page.locator('#delivery-today + div [role=status]');
  /** Lets the page ask for news and paint them. */
  const hear = async (news: string | undefined) => {
    await expect(async () => {
      await page.clock.runFor(NEWS_MS);
      if (news) await expect(banner).toContainText(news, { timeout: 500 });
      else await expect(banner).toHaveCount(0, { timeout: 500 });
    }).toPass();
    // Shifts are told after they are painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const open = (path: string) => openAndMove(page, path, page.getByRole('banner'));
  const pages = {
    home: () => open('/'),
    menu: () => open('/menu'),
    dish: () => open(DISH),
    cart: async () => {
      await open('/menu');
      await page.getByRole('button', { name: /^Cart, / }).click();
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    },
    checkout: async () => {
      await open('/checkout');
      // While the caret is in a field, news wait.
      await page.getByLabel('Your name').blur();
    },
    'order page': () => open(guestLink(order)),
    'orders list': () => open('/order-history'),
  };
  for (const [name, show] of Object.entries(pages)) {
    await test.step(name, async () => {
      await page.goto('/robots.txt');
      await show();
      await hear(undefined);
      const before = await shifted();
      const expectStill = async (after: string) =>
        expect
          .soft((await shifted()) - before, `${name} after ${after}`)
          .toBeLessThanOrEqual(LIMITS[name] ?? FEE_IN_SIGHT);

      await setStocks(0, 2);
      await setStatus('preparing');
      await setState({ to: 'busy', minutes: 20 });
      await setState({ to: 'no-delivery', until });
      const putBack = await changeSettings(staff, { minOrderAmount: 50, payAtCounter: true });
      await hear('road');
      await expectStill('news of stock, status, busy time, road and settings');
      await setState({ to: 'paused', for: 15 });
      await hear('catching up');
      await expectStill('a pause');
      await putBack();
      await setStocks(50, 50);
      await setStatus('placed');
      for (const to of ['usual', 'delivery', 'open']) await setState({ to });
      await hear(undefined);
      await expectStill('their end');
    });
  }
});
