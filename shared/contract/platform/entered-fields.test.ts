import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { inventoryContract, inventoryInput } from '../menu/inventory-contract';
import { addressInput } from '../people/customers-contract';
import { staffContract } from '../people/staff-contract';
import { type SettingsInput, settingsInput } from '../shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../shop/settings-table';
import { analyticsEvent } from './events-contract';
import { logEntryInput } from './logs-contract';

const SETTINGS: SettingsInput = {
  ...SETTINGS_DEFAULTS,
  storeName: 'Maenam Cafe',
  storePhone: '+91 98765 43210',
  storeEmail: 'cafe@example.com',
  storeAddress: 'Main Road, Ravangla',
};
const ADMIN = {
  email: 'Owner@Example.com',
  name: 'Owner',
  role: 'admin',
  password: 'long-enough-1',
};
const AT = '2026-11-20T10:00:00Z';
const inputOf = (call: { '~orpc': { inputSchema?: unknown } }) =>
  call['~orpc'].inputSchema as z.ZodType;
const create = inputOf(staffContract.create);
const update = inputOf(staffContract.update);
const bulk = inputOf(inventoryContract.bulkInitialize);

/** Expects `good` to be valid, and each of `wrong` to make it invalid. */
function refuses(schema: z.ZodType, good: object, wrong: object[]) {
  expect(schema.safeParse(good).error).toBeUndefined();
  const taken = wrong.filter((fields) => schema.safeParse({ ...good, ...fields }).success);
  expect(taken).toEqual([]);
}

describe('settings (back office rule 15)', () => {
  it('need a name, plain texts and non-negative numbers; the form asks for the other texts', () => {
    const texts = ['storeName', 'storePhone', 'storeEmail', 'storeAddress', 'businessHours'];
    const numbers = [
      'taxRate',
      'deliveryRadius',
      'minOrderAmount',
      'minDeliveryAmount',
      'deliveryFee',
      'reducedDeliveryFee',
      'reducedDeliveryFeeFrom',
    ];
    refuses(settingsInput, SETTINGS, [
      { storeName: '' },
      ...texts.map((field) => ({ [field]: 'a\u0000@b.c' })),
      ...numbers.flatMap((field) => [{ [field]: -0.1 }, { [field]: Number.NaN }, { [field]: '5' }]),
    ]);
  });

  it('refuse invalid values', () => {
    refuses(settingsInput, SETTINGS, [
      { taxRate: 5.05 },
      { taxRate: 100.1 },
      { deliveryRadius: 4.25 },
      { deliveryFee: 1.005 },
      { openingMode: 'sometimes' },
      { opensAt: '24:00' },
      { opensAt: '9:00' },
      { opensAt: '19:40' },
      { storeLatitude: 91 },
      { upiId: 'cafe' },
      { gstin: '11AAAAA' },
      { fssaiNumber: '1234567890123' },
    ]);
  });

  it('accept every tenth of a percent', () => {
    const tenths = Array.from({ length: 1001 }, (_, index) => index / 10);
    expect(
      tenths.filter((taxRate) => !settingsInput.safeParse({ ...SETTINGS, taxRate }).success),
    ).toEqual([]);
  });
});

describe('admin users (people rule 9)', () => {
  it('need an email address and a password, and are staff by default', () => {
    refuses(create, ADMIN, [
      { email: 'owner' },
      { email: '' },
      { password: '' },
      { password: 'short' },
      { password: undefined },
      { role: 'owner' },
    ]);
    expect(create.parse({ ...ADMIN, role: undefined })).toMatchObject({
      email: 'owner@example.com',
      role: 'staff',
    });
    expect(create.safeParse({ ...ADMIN, email: 'x' }).error?.issues[0]?.message).toBe(
      'Please enter a valid email address',
    );
  });

  it('may leave out the password in an update, but not the role', () => {
    refuses(update, { ...ADMIN, id: 'a', password: undefined }, [
      { role: undefined },
      { password: '' },
    ]);
  });
});

describe('inventory (menu rule 13)', () => {
  const LEVELS = { startingStock: 10, currentStock: 0 };

  it('needs a product and non-negative stock', () => {
    const negative = [{ startingStock: -1 }, { currentStock: -1 }, { currentStock: 1.5 }];
    refuses(inventoryInput, { productId: 'waffle', ...LEVELS }, [{ productId: '' }, ...negative]);
    refuses(bulk, { productIds: ['waffle'], ...LEVELS }, [{ productIds: [] }, ...negative]);
  });
});

describe('an address (people rule 11)', () => {
  it('needs a name and a street; its coordinates come in pairs', () => {
    refuses(addressInput, { name: 'Home', street: '12 Main Road' }, [
      { name: ' ' },
      { street: '' },
      { latitude: 27.3 },
      { longitude: 88.3 },
      { latitude: 27.3, longitude: 181 },
      { city: 'a\u0000' },
      { accuracy: -1 },
      { zipCode: '037139' },
    ]);
  });
});

describe('logs and events', () => {
  it('have limited levels and lengths', () => {
    const log = { level: 'error', category: 'page', message: 'It broke', timestamp: AT };
    refuses(logEntryInput, log, [
      { level: 'fatal' },
      { message: 'x'.repeat(2001) },
      { timestamp: 'now' },
    ]);
    expect(logEntryInput.parse({ ...log, userId: 'someone-else', message: 'a\u0000b' })).toEqual({
      ...log,
      message: 'ab',
      data: {},
      userAgent: '',
      path: '',
    });
  });

  it('have plain names and flat data', () => {
    refuses(analyticsEvent, { name: 'add_to_cart', data: { quantity: 2 }, at: AT }, [
      { name: 'Add To Cart' },
      { name: '__proto__' },
      { data: { nested: {} } },
      { data: { note: 'x'.repeat(201) } },
    ]);
  });
});
