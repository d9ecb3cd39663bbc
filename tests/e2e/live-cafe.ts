import { startHttpRecorder } from '../support/platform/http-recorder';
import { prepareShopServer } from '../support/platform/shop-server';
import { makeTestDatabase } from '../support/platform/test-database';
import { test as base } from './journey';

/** The first admin of the live shop. */
export const OWNER = { email: 'owner@cafe.example', password: 'ammini-and-her-pots' };

/**
 * A live shop that starts empty. Its messages arrive at `sms`. Each file of tests calls this for a shop
 * of its own.
 */
export const liveCafeTest = () =>
  base.extend<object, { sms: Awaited<ReturnType<typeof startHttpRecorder>> }>({
    sms: [
      async ({ engine: _ }, use) => {
        const recorder = await startHttpRecorder();
        await use(recorder);
        recorder.close();
      },
      { scope: 'worker' },
    ],
    shop: [
      async ({ engine, sms }, use) => {
        const database = await makeTestDatabase(engine);
        const cafe = await prepareShopServer({
          ...database.settings,
          SHOP_MODE: 'live',
          SMS_PROVIDER: 'webhook',
          SMS_WEBHOOK_URL: sms.url,
          ADMIN_EMAIL: OWNER.email,
          ADMIN_PASSWORD: OWNER.password,
        });
        try {
          await cafe.start();
          await use(cafe);
        } finally {
          await cafe.stop();
          await database.remove();
        }
      },
      { scope: 'worker' },
    ],
  });

/** Words of the demo cafe, and of its town. */
export const ANOTHER_CAFE =
  /maenam|ravangla|sikkim|waffle|buddha|737139|\bhill\b|\bmist\b|the iron/i;
