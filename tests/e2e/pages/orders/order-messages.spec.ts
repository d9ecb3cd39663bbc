import { guestLink, placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openStaffApi } from '../../staff-api';

const TELL = { name: 'Tell me when it’s ready' };

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.use({ serviceWorkers: 'allow' });

test('a guest gets messages on this device after one tap', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/order-messages/')) asked.push(pathname);
  });
  const staff = await openStaffApi(shop);
  await staff('PUT', '/content', { whatsappUrl: 'https://wa.me/919800000000' });
  const messages = page.getByRole('region', { name: 'Messages' });
  const order = await placeAsGuest(shop);
  const next = await placeAsGuest(shop);

  await test.step('one tap, for this order and the next ones, until they stop them', async () => {
    // The tests' browser has neither notifications nor a push service.
    await page.addInitScript(() => {
      const answer = () =>
        (localStorage.getItem('test-answer') ?? 'default') as NotificationPermission;
      Object.defineProperty(Notification, 'permission', { get: answer });
      Notification.requestPermission = async () => {
        localStorage.setItem('test-answer', 'granted');
        return answer();
      };
      const bytes = (length: number) => 'A'.repeat(Math.ceil((length * 4) / 3));
      const subscription = {
        endpoint: 'https://test.push.services.mozilla.com/send/customer',
        toJSON: () => ({ keys: { p256dh: bytes(65), auth: bytes(16) } }),
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => subscription;
      PushManager.prototype.getSubscription = async () => subscription;
    });
    await page.goto(guestLink(order));
    await expect(messages).toContainText('Get a message on this device when the kitchen starts');
    expect(asked).toEqual([]);
    await messages.getByRole('button', TELL).click();
    await expect(messages).toContainText(
      'We will send a message to this device when your order is ready.',
    );
    const devicesPath = ({ id }: { id: string }) => `/api/order-messages/${id}/devices`;
    expect(asked).toEqual([devicesPath(order)]);

    // The next order on this device needs no tap.
    await page.goto(guestLink(next));
    await expect(messages.getByRole('button', { name: 'Stop messages' })).toBeVisible();
    expect(asked).toContain(devicesPath(next));

    await messages.getByRole('button', { name: 'Stop messages' }).click();
    await expect(messages.getByRole('button', TELL)).toBeVisible();
    expect(asked.at(-1)).toBe('/api/order-messages/removals');
    await page.reload();
    await expect(messages.getByRole('button', TELL)).toBeVisible();
  });

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await test.step('an iPhone needs the shop on the home screen', async () => {
    await page.addInitScript((userAgent) => {
      const get = () => localStorage.getItem('test-agent') ?? userAgent;
      Object.defineProperty(navigator, 'userAgent', { get });
    }, IPHONE);
    await page.reload();
    await expect(messages).toContainText('tap Share, then “Add to Home Screen”');
    await expect(messages.getByRole('button')).toHaveCount(0);
  });

  await test.step('another browser without push offers WhatsApp, with the order’s words', async () => {
    await page.evaluate(() => localStorage.setItem('test-agent', 'Another browser'));
    await page.reload();
    const link = page.getByRole('link', { name: 'Ask us on WhatsApp' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toBe('/919800000000');
    expect(url.searchParams.get('text')).toMatch(
      new RegExp(
        `^Hello! Please tell me here when my order \\(number \\d+, ${next.id}\\) is ready\\.$`,
      ),
    );
    await staff('PUT', '/content', { whatsappUrl: '' });
  });
});
