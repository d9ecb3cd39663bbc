import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import { closingWords } from '../../../shared/domain/platform/closing';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const shop = await forEachTest(openTestShop());

const DAY = [{ opens: '09:00', closes: '20:00' }];
const SPLIT = [
  { opens: '09:00', closes: '12:00' },
  { opens: '17:30', closes: '24:00' },
];
const WEEK: NonNullable<SettingsInput['weeklyHours']> = [DAY, DAY, DAY, DAY, SPLIT, SPLIT, []];
const HOLIDAYS = [{ date: '2026-04-16', name: 'New year', hours: [] }];
/** The week's first opening and last closing, for clients that know no weekdays. */
const TIMES = { opensAt: '09:00', closesAt: '23:59' };

const read = () => shop.succeed('GET', '/api/settings');
const at = async (clock: string) => {
  shop.platform.setClock(`2026-04-${clock}+05:30`);
  const { isStoreOpen, closing, nextOpeningChange } = await read();
  const next = nextOpeningChange && new Date(nextOpeningChange);
  return [isStoreOpen, closing && closingWords(closing), next];
};
const ist = (clock: string) => new Date(`2026-04-${clock}+05:30`);

describe('ordering hours', () => {
  it('follow weekday and holiday, and tell the next change', async () => {
    await shop.changeSettings({ ...TIMES, weeklyHours: WEEK, holidays: HOLIDAYS });
    // The 15th is a Wednesday.
    expect(await at('15T08:59')).toEqual([
      false,
      'Store is closed. Please come back at 9:00 AM.',
      ist('15T09:00'),
    ]);
    expect(await at('15T19:59')).toEqual([true, null, ist('15T20:00')]);
    expect(await at('15T20:00')).toEqual([
      false,
      'Store is closed for today. Please come back on Friday at 9:00 AM.',
      ist('17T09:00'),
    ]);
    expect(await at('16T12:00')).toEqual([
      false,
      'Store is closed for today (New year). Please come back tomorrow at 9:00 AM.',
      ist('17T09:00'),
    ]);
    expect(await at('17T12:00')).toEqual([
      false,
      'Store is closed. Please come back at 5:30 PM.',
      ist('17T17:30'),
    ]);
    expect(await at('18T23:59')).toEqual([true, null, ist('19T00:00')]);
    expect(await at('19T00:00')).toEqual([
      false,
      'Store is closed for today. Please come back tomorrow at 9:00 AM.',
      ist('20T09:00'),
    ]);
  });

  it('of a shop that saved none by weekday are the same every day', async () => {
    await shop.shop.database.db
      .insertInto('settings')
      .values({
        id: 'shop',
        document: JSON.stringify({ opensAt: '11:00', closesAt: '12:00' }),
        updated_at: '',
      })
      .execute();
    expect(await read()).toMatchObject({ weeklyHours: null, holidays: [], isStoreOpen: false });
    expect(await at('19T11:59')).toEqual([true, null, ist('19T12:00')]);
  });
});

describe('a client that knows only opensAt and closesAt', () => {
  const { weeklyHours: _, holidays: __, ...OLD } = SETTINGS_DEFAULTS;
  const put = (changes: Partial<SettingsInput>) =>
    shop.asAdmin('PUT', '/api/settings', { ...OLD, ...changes });

  it('keeps the hours by weekday when it changes something else', async () => {
    await shop.changeSettings({ ...TIMES, weeklyHours: WEEK, holidays: HOLIDAYS });
    const saved = await put({ ...TIMES, storeName: 'Tea house' });
    expect(saved).toMatchObject({ storeName: 'Tea house', weeklyHours: WEEK, holidays: HOLIDAYS });
    expect(await read()).toEqual(saved);
  });

  it('sets the hours of every day, and keeps the holidays', async () => {
    await shop.changeSettings({ ...TIMES, weeklyHours: WEEK, holidays: HOLIDAYS });
    const saved = await put({ opensAt: '11:00', closesAt: '19:40' });
    expect(saved).toMatchObject({ opensAt: '11:00', weeklyHours: null, holidays: HOLIDAYS });
    expect(await read()).toEqual(saved);
    expect(await at('19T11:00')).toEqual([true, null, ist('19T19:40')]);
  });

  it('gets the defaults in a shop that has none', async () => {
    expect(await put({})).toMatchObject({ weeklyHours: null, holidays: [] });
  });
});
