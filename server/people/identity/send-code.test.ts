import { beforeEach, expect, test } from 'vitest';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { SmsFailure } from '../../platform/sms/sms-sender';

const shop = await forAllTests(openTestShop({ LOG_LEVEL: 'info' }));
beforeEach(() => {
  shop.platform.smsFailure = undefined;
  return shop.reset();
});

const send = (phoneNumber: string) =>
  shop.request('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });

test('a code that was not sent is reported and does not count towards the number’s limits', async () => {
  shop.platform.smsFailure = new SmsFailure('the provider answered 503');
  for (let time = 1; time <= 11; time += 1) {
    const failed = await send('+919800000021');
    expect(failed.status).toBe(503);
    expect(failed.body).toMatchObject({
      code: 'code_not_sent',
      message: 'We could not send your code. Please try again in a moment.',
    });
    shop.platform.passSeconds(1);
  }
  shop.platform.smsFailure = undefined;
  expect((await send('+919800000021')).status).toBe(200);
  expect((await send('+919800000021')).status).toBe(429);
  const rows = await shop.shop.database.db.selectFrom('sent_codes').selectAll().execute();
  expect(rows).toHaveLength(12);
  const logged = JSON.stringify(shop.platform.logged);
  expect(logged).toContain('the provider answered 503');
  const code = shop.platform.messages.at(-1)?.text.slice(0, 6) ?? '';
  expect(logged).not.toContain(code);
  expect(logged).not.toContain('9800000021');
});

test('a code that may have arrived counts', async () => {
  shop.platform.smsFailure = new SmsFailure('no answer', true);
  expect((await send('+919800000022')).body.code).toBe('code_not_sent');
  shop.platform.smsFailure = undefined;
  expect((await send('+919800000022')).status).toBe(429);
});
