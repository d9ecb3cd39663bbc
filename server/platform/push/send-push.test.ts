import { expect, test } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { newPushDevice, openPush } from '../../../tests/support/platform/push-device';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { sendPush } from './send-push';

const shop = await forAllTests(openTestShop());

test('a device reads its message, and each message has another key', async () => {
  const device = newPushDevice();
  const message = { title: 'Order for काफ़ी ☕', body: '', path: '/', tag: 'a' };
  const deps = { ...shop.platform, db: shop.shop.database.db, contact: 'mailto:a@cafe.example' };
  for (let sent = 0; sent < 2; sent += 1) {
    const target = { endpoint: 'https://push.example/1', ...device.keys };
    expect(await sendPush(deps, target, message, 60)).toBe('sent');
  }
  const [one, two] = shop.platform.posted.map(({ body }) => Buffer.from(body));
  if (!one || !two) throw new Error('not sent');
  expect([openPush(device, one), openPush(device, two)].map((text) => JSON.parse(text))).toEqual([
    message,
    message,
  ]);
  expect(one.equals(two)).toBe(false);
  expect(() => openPush(newPushDevice(), one)).toThrow();
});
