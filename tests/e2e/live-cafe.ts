import { test as base, lendShop } from './journey';

/** The first admin of the live shop. */
export const OWNER = { email: 'owner@cafe.example', password: 'ammini-and-her-pots' };

const LIVE = {
  SHOP_MODE: 'live',
  LANGUAGES: 'en',
  SMS_PROVIDER: 'webhook',
  // No test of a live shop sends a code.
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9/',
  ADMIN_EMAIL: OWNER.email,
  ADMIN_PASSWORD: OWNER.password,
};

/** A live shop that starts empty. Each file of tests calls this for a shop of its own. */
export const liveCafeTest = () =>
  base.extend({
    shop: [({ engine }, use) => lendShop(engine, use, LIVE), { scope: 'worker' }],
  });

/** Words of the demo cafe, and of its town. */
export const ANOTHER_CAFE =
  /maenam|ravangla|sikkim|waffle|buddha|737139|\bhill\b|\bmist\b|the iron/i;
