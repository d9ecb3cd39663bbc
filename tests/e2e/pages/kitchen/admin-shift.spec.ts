import type { Page } from '@playwright/test';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { setHidden } from '../../set-hidden';
import { openStaffApi } from '../../staff-api';

/** Counts the tones that a page plays, and the loud ones among them, on its root element. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = (name: string) => {
      const { dataset } = document.documentElement;
      dataset[name] = String(Number(dataset[name] ?? 0) + 1);
    };
    const Tone = OscillatorNode;
    window.OscillatorNode = class extends Tone {
      constructor(...options: ConstructorParameters<typeof Tone>) {
        super(...options);
        count('tones');
      }
    };
    const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, time) {
      if (value > 0.5) count('loud');
      return ramp.call(this, value, time);
    };
  });
}

const counted = (page: Page, name: string) =>
  page.evaluate((key) => Number(document.documentElement.dataset[key] ?? 0), name);

const lights = (page: Page) => page.getByRole('region', { name: 'Shift' }).getByRole('listitem');

/** Accepts every order that waits, as another tablet would. */
async function acceptAll(shop: Parameters<typeof openStaffApi>[0]): Promise<void> {
  const api = await openStaffApi(shop);
  const waiting = await api<{ id: string }[]>('GET', '/admin/newest-orders');
  for (const { id } of waiting) await api('PUT', `/orders/${id}/status`, { status: 'preparing' });
}

// The other tests of this shop place orders when no tablet is on any more.
test.beforeEach(async ({ shop }) => {
  const api = await openStaffApi(shop);
  await api('PUT', '/admin/kitchen/settings', { pauseAfterMinutes: null });
});

test('a shift rings until an order is accepted, louder in time', async ({ page, shop }) => {
  await acceptAll(shop);
  await page.clock.install();
  await countTones(page);
  await openAsStaff(page, shop, '/admin/categories');
  const beat = page.waitForResponse('**/api/admin/guard/beats');
  await page.getByRole('button', { name: 'Start shift' }).click();
  expect((await beat).status()).toBe(200);
  const api = await openStaffApi(shop);
  expect(await api('GET', '/admin/guard')).toMatchObject({
    boards: expect.arrayContaining([expect.objectContaining({ visible: true })]),
  });
  // The sound is tested at once.
  await expect.poll(() => counted(page, 'tones')).toBe(2);
  await expect(lights(page).first()).toHaveText('Sound: On');
  await expect(lights(page).nth(2)).toHaveText('Network: Connected');

  const before = await counted(page, 'loud');
  await placeAsGuest(shop);
  await expect(page.getByText('1 new order')).toBeVisible();
  await expect(page).toHaveTitle('(1) Categories · Back office');
  await expect.poll(() => counted(page, 'tones')).toBeGreaterThanOrEqual(4);
  await page.clock.runFor(30_000);
  expect(await counted(page, 'tones')).toBeGreaterThanOrEqual(2 + 2 * 10);
  expect(await counted(page, 'loud')).toBe(before);
  await page.clock.runFor(36_000);
  expect(await counted(page, 'loud')).toBeGreaterThan(before);

  // Another page of the back office rings on, and opening the order does not silence it.
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveTitle('(1) Orders · Back office');
  await expect(page.getByText('1 new order')).toBeVisible();
  await acceptAll(shop);
  await expect(page.getByText('1 new order')).toBeHidden();
  const rung = await counted(page, 'tones');
  await page.clock.runFor(20_000);
  expect(await counted(page, 'tones')).toBe(rung);

  await page.reload();
  const silent = page.getByRole('alert').filter({ hasText: 'No sound.' });
  await expect(silent).toBeVisible();
  await silent.getByRole('button').click();
  await expect(silent).toBeHidden();
  await page.getByRole('button', { name: 'Shift on' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'End shift' }).click();
  await placeAsGuest(shop);
  await expect(page.getByText('1 new order')).toBeVisible();
  const ended = await counted(page, 'tones');
  await page.clock.runFor(10_000);
  expect(await counted(page, 'tones')).toBe(ended);
});

test('the lights leave the room to the kitchen’s tickets', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAsStaff(page, shop, '/admin/kitchen');
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(lights(page).first()).toHaveText('Sound: On');
  // Blocked notifications are said in the same row, which leaves the room to the tickets.
  await expect(lights(page).nth(3)).toHaveText('Notifications: Blocked');
  const barHeight = async () =>
    (await page.getByRole('region', { name: 'Shift' }).boundingBox())?.height;
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await barHeight()).toBeLessThan(72);
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await barHeight()).toBeLessThan(64);
});

test('the lights say what a browser refuses, and what to do', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request: refuse } });
    AudioContext.prototype.resume = () => Promise.resolve();
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await openAsStaff(page, shop, '/admin/categories');
  await page.getByRole('button', { name: 'Start shift' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No sound.' })).toBeVisible();
  await expect(lights(page)).toHaveText([
    'Sound: OffTap “Turn sound on”.',
    'Screen: May sleepCharge the tablet, and switch its battery saver off.',
    'Network: Connected',
    'Notifications: BlockedAllow notifications for this site in the browser’s settings.',
  ]);
  await page.context().setOffline(true);
  await expect(lights(page).nth(2)).toHaveText('Network: LostCheck the Wi-Fi.');
  await page.context().setOffline(false);
  await expect(lights(page).nth(2)).toHaveText('Network: Connected');
});

test('the screen’s lock is requested again when the page returns', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const request = async () => {
      const lock = Object.assign(new EventTarget(), {
        released: false,
        release: async () => {
          lock.released = true;
          lock.dispatchEvent(new Event('release'));
        },
      });
      // A browser releases it when the page is hidden.
      document.addEventListener('visibilitychange', () => document.hidden && lock.release());
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await openAsStaff(page, shop, '/admin/categories');
  await page.getByRole('button', { name: 'Start shift' }).click();
  const screen = lights(page).nth(1);
  await expect(screen).toHaveText('Screen: Stays on');
  await setHidden(page, true);
  await expect(screen).toHaveText('Screen: May sleep');
  // It reports at once that it is back.
  const back = page.waitForResponse('**/api/admin/guard/beats');
  await setHidden(page, false);
  await expect(screen).toHaveText('Screen: Stays on');
  expect((await back).status()).toBe(200);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new order is a notification while the page is hidden', async ({ page, shop }) => {
    await acceptAll(shop);
    // The tests' browser has neither notifications nor a push service.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      const bytes = (length: number) => 'A'.repeat(Math.ceil((length * 4) / 3));
      const subscription = {
        endpoint: 'https://push.example/send/1',
        toJSON: () => ({ keys: { p256dh: bytes(65), auth: bytes(16) } }),
        unsubscribe: async () => true,
      };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
      ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        document.documentElement.dataset.shown = `${title}: ${options?.tag}`;
      };
    });
    await openAsStaff(page, shop, '/admin/categories');
    await page.getByRole('button', { name: 'Start shift' }).click();
    await expect(lights(page).nth(3)).toHaveText('Notifications: On');
    await placeAsGuest(shop);
    await expect(page.getByText('1 new order')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-shown');
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await placeAsGuest(shop);
    await expect(page.locator('html')).toHaveAttribute('data-shown', '2 new orders: new-orders');
    await acceptAll(shop);
  });
});
