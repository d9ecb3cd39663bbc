import { describe, expect, it } from 'vitest';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { daysUntil } from '../../../shared/domain/platform/kolkata-time';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const MORNING = { opens: '08:00', closes: '11:00' };
const EVENING = { opens: '17:00', closes: '21:00' };
const NIGHT = { opens: '22:00', closes: '24:00' };
const days = (count: number) => daysUntil('2026-12-31', count);

const AREA = {
  id: 'ralang',
  name: 'Ralang',
  corners: [
    [27.32, 88.36],
    [27.34, 88.36],
    [27.33, 88.38],
  ],
  deliveryFee: 40,
  minOrderAmount: 300,
  extraMinutes: 0,
};

/** What the defaults say at the tests' noon. */
const AT_NOON = {
  readyWindow: { from: '2026-04-15T06:40:00.000Z', until: '2026-04-15T06:50:00.000Z' },
  isStoreOpen: true,
  closing: null,
  busyMinutes: 0,
  noDelivery: null,
  areaPauses: [],
  takesLaterOrders: false,
  laterFrom: null,
  nextOpeningChange: '2026-04-15T14:10:00.000Z',
  paysOnline: false,
  soldOutOptions: [],
  confirmed: { hours: false, place: false },
};

const shop = await forEachTest(openTestShop());

describe('the settings', () => {
  const read = () => shop.succeed('GET', '/api/settings');

  it('are the defaults until an admin saves others', async () => {
    expect(await read()).toEqual({ ...SETTINGS_DEFAULTS, ...AT_NOON, version: 1 });
    const changed = {
      ...SETTINGS_DEFAULTS,
      storeName: 'Maenam',
      deliveryFee: 35.5,
      upiId: 'a@okbank',
    };
    const { token } = await shop.signInAdmin();
    const answer = await shop.succeed('PUT', '/api/settings', { token, body: changed });
    expect(answer).toEqual({ ...changed, ...AT_NOON, version: 2 });
    expect(await read()).toEqual(answer);
  });

  it('have defaults for fields added since the last save, and keep texts older than the rules', async () => {
    const storeName = 'The old\n\u202ecafe\u200b';
    await shop.shop.database.db
      .insertInto('settings')
      .values({ id: 'shop', document: JSON.stringify({ storeName }), updated_at: '' })
      .execute();
    expect(await read()).toEqual({
      ...SETTINGS_DEFAULTS,
      storeName,
      ...AT_NOON,
      version: 1,
    });
  });

  it.each([
    ['hours', '2026-04-15T04:29:59.999Z', false],
    ['hours', '2026-04-15T04:30:00.000Z', true],
    ['hours', '2026-04-15T14:09:59.999Z', true],
    ['hours', '2026-04-15T14:10:00.000Z', false],
    ['open', '2026-04-15T20:00:00.000Z', true],
    ['closed', '2026-04-15T06:30:00.000Z', false],
  ] as const)('with the mode %s at %s say open: %s', async (openingMode, instant, isStoreOpen) => {
    await shop.changeSettings({ openingMode });
    shop.platform.setClock(instant);
    expect((await read()).isStoreOpen).toBe(isStoreOpen);
  });

  it.each([
    { storeName: '' },
    { taxRate: -1 },
    { deliveryFee: 1.005 },
    { openingMode: 'maybe' },
    { opensAt: '25:00' },
    { opensAt: '19:40', closesAt: '10:00' },
    { weeklyHours: Array(6).fill([]) },
    { weeklyHours: [[{ opens: '10:00', closes: '09:00' }], ...Array(6).fill([])] },
    { weeklyHours: [[{ opens: '10:00', closes: '24:01' }], ...Array(6).fill([])] },
    { weeklyHours: [[MORNING, MORNING], ...Array(6).fill([])] },
    { weeklyHours: [[MORNING, EVENING, NIGHT, NIGHT], ...Array(6).fill([])] },
    { weeklyHours: [[{ opens: '10:00', closes: '07:40' }], ...Array(6).fill([])] },
    { weeklyHours: [[{ opens: '18:00', closes: '02:00' }, NIGHT], ...Array(6).fill([])] },
    { holidays: [{ date: '2026-02-30', name: '', hours: [] }] },
    { holidays: Array(2).fill({ date: '2026-04-15', name: '', hours: [] }) },
    { holidays: days(61).map((date) => ({ date, name: '', hours: [] })) },
    { upiId: 'no upi id' },
    { deliveryAreas: Array(13).fill(AREA) },
    { deliveryAreas: [AREA, { ...AREA, name: 'Other' }] },
    { deliveryAreas: [AREA, { ...AREA, id: 'other' }] },
    { deliveryAreas: [{ ...AREA, name: '' }] },
    { deliveryAreas: [{ ...AREA, corners: AREA.corners.slice(1) }] },
    { deliveryAreas: [{ ...AREA, corners: [...AREA.corners, [27.325, 88.36]] }] },
    {
      deliveryAreas: [
        {
          ...AREA,
          corners: [
            [27.32, 88.36],
            [27.34, 88.36],
            [28.3, 88.4],
          ],
        },
      ],
    },
    {
      deliveryAreas: [
        {
          ...AREA,
          corners: [
            [27.32, 88.36],
            [27.34, 88.36],
            [27.3, 88.400001],
          ],
        },
      ],
    },
    { deliveryAreas: [{ ...AREA, extraMinutes: 61 }] },
    { storeLatitude: 91 },
    { storeLongitude: 9.96583, storeLatitude: 76.24211 },
    { gstin: 'x' },
    { gstin: '11ABCDE1234F1Z5' },
    { gstin: '25ABCDE1234F1Z4' },
    { unpaidItemsOfGuest: 0 },
    { unpaidAmountOfNetwork: 0.5 },
  ])('are refused with %j and do not change', async (change) => {
    const { token } = await shop.signInAdmin();
    const before = await shop.everything();
    const body = { ...SETTINGS_DEFAULTS, ...change };
    const answer = await shop.request('PUT', '/api/settings', { token, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_input']);
    expect(answer.body.data.issues[0].path.split('.')[0]).toBe(Object.keys(change).at(-1));
    expect(await shop.everything()).toBe(before);
  });

  it('stay where a page of an older version leaves them out', async () => {
    await shop.changeSettings({ payAtCounter: true, gstin: '11ABCDE1234F1ZD' });
    const { payAtCounter: _, gstin: __, ...known } = { ...SETTINGS_DEFAULTS, deliveryFee: 30 };
    await shop.asAdmin('PUT', '/api/settings', known);
    expect(await read()).toMatchObject({
      deliveryFee: 30,
      payAtCounter: true,
      gstin: '11ABCDE1234F1ZD',
    });
  });

  it('stay where a program sends only some, which must agree with the rest', async () => {
    const weeklyHours = Array(7).fill([EVENING]);
    const all = { ...SETTINGS_DEFAULTS, deliveryAreas: [AREA], weeklyHours };
    await shop.asAdmin('PUT', '/api/settings', all);
    await shop.asAdmin('PUT', '/api/settings', { storeName: 'Maenam', deliveryFee: 30 });
    const rest = { weeklyHours, deliveryAreas: [AREA], opensAt: '10:00', closesAt: '19:40' };
    expect(await read()).toMatchObject({ storeName: 'Maenam', deliveryFee: 30, ...rest });
    const { token } = await shop.signInAdmin();
    const refused = async (body: object) => {
      const answer = await shop.request('PUT', '/api/settings', { token, body });
      return [answer.status, answer.body.data?.issues[0].path];
    };
    expect(await refused({ opensAt: '19:40' })).toEqual([400, 'closesAt']);
    expect(await refused({ storeLatitude: 88.366, storeLongitude: 27.307 })).toEqual([
      400,
      'storeLatitude',
    ]);
    expect(await refused({ storeLatitude: 29 })).toEqual([400, 'deliveryAreas.0.corners']);
    expect(await read()).toMatchObject(rest);
  });
});
