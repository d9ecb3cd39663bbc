import type { Category } from '../../../shared/contract/menu/catalog-contract';
import { sentCode } from '../../e2e/journey';
import { demoAdmin, type StaffMember } from '../../e2e/people';
import { changeSettings } from '../../e2e/set-up-shop';
import { openStaffApi, type StaffCall } from '../../e2e/staff-api';
import { startHttpRecorder } from '../../support/platform/http-recorder';
import { prepareShopServer, type ShopServer } from '../../support/platform/shop-server';
import { makeTestDatabase } from '../../support/platform/test-database';

/** An open shop that sells a Classic Butter Waffle with whipped cream. */
export interface Cafe {
  shop: ShopServer;
  owner: StaffMember;
  staff: StaffCall;
  /** Reads the sign-in code that was sent to ten digits last. */
  readCode(digits: string): Promise<string>;
  close(): Promise<void>;
}

const OWNER = { email: 'owner@cafe.example', password: 'a-waffle-iron-at-dawn' };

/** Opens the demo with its own menu. */
export async function openDemo(): Promise<Cafe> {
  const database = await makeTestDatabase('sqlite');
  const shop = await prepareShopServer(database.settings);
  await shop.start();
  return {
    shop,
    owner: await demoAdmin(shop),
    staff: await openStaffApi(shop),
    readCode: (digits) => sentCode(shop, `+91${digits}`, 0),
    close: async () => {
      await shop.stop();
      await database.remove();
    },
  };
}

/** Opens a real cafe's shop, with the little that its owner must say before the first order. */
export async function openLive(): Promise<Cafe> {
  const database = await makeTestDatabase('sqlite');
  const sms = await startHttpRecorder();
  const shop = await prepareShopServer({
    ...database.settings,
    SHOP_MODE: 'live',
    SMS_PROVIDER: 'webhook',
    SMS_WEBHOOK_URL: sms.url,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  await shop.start();
  const staff = await openStaffApi(shop, OWNER);
  await changeSettings(staff, {
    storeName: 'Adukkala',
    storePhone: '+91 98470 00000',
    storeEmail: 'hello@adukkala.example',
    storeAddress: 'Princess Street, Fort Kochi 682001',
    storeLatitude: 9.9658,
    storeLongitude: 76.2421,
    openingMode: 'open',
    upiId: 'adukkala@example',
    upiPayeeName: 'Adukkala',
  });
  const { id } = await staff<Category>('POST', '/categories', { name: 'Waffles' });
  const cream = { value: 'cream', label: 'Whipped cream', priceModifier: 30 };
  await staff('POST', '/products', {
    categoryId: id,
    name: 'Classic Butter Waffle',
    price: 120,
    stockCount: 20,
    customizationOptions: { topping: { label: 'Topping', options: [cream] } },
  });
  return {
    shop,
    owner: OWNER,
    staff,
    readCode: async (digits) => {
      const message = sms.asked.findLast(({ body }) => body.includes(digits));
      return /\b\d{6}\b/.exec(message?.body.replace(digits, '') ?? '')?.[0] ?? '';
    },
    close: async () => {
      await shop.stop();
      sms.close();
      await database.remove();
    },
  };
}
