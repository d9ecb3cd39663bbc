import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';
import { UNCOUNTED_STOCK } from '../../../shared/domain/menu/stock';
import { MOST_THROWN_BY_DAY } from '../../../shared/domain/menu/waste';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';

const shop = await forEachTest(openTestShop());
const { token, userId } = await shop.signInAdmin('staff');
const db = () => shop.shop.database.db;
let cake: { id: string };
let recordId = '';

const recordOf = async ({ id }: { id: string }): Promise<InventoryRecord> => {
  const records: InventoryRecord[] = await shop.asAdmin('GET', '/api/inventory');
  const record = records.find(({ productId }) => productId === id);
  if (!record) throw new Error('The product is not counted');
  return record;
};
const throwAway = (quantity: number, entry: object = {}, id = recordId) =>
  shop.request('POST', `/api/inventory/${id}/waste`, {
    token,
    body: { entryId: randomUUID(), quantity, reason: 'expired', note: '', ...entry },
  });
const report = () => shop.asAdmin('GET', '/api/admin/reports?from=2026-04-15&to=2026-04-15');
const troubles = async () => troublesOf(await proveSums(db()));

beforeEach(async () => {
  cake = await shop.addProduct({ name: 'Cake', price: 120, stockCount: 10 });
  recordId = (await recordOf(cake)).id;
});

it('what is thrown away leaves the stock once, and stands in log and report', async () => {
  shop.platform.passSeconds(1);
  const entryId = randomUUID();
  expect((await throwAway(3, { entryId })).body).toMatchObject({ currentStock: 7 });
  const before = await shop.everything();
  // The reply was lost, and it is sent again.
  expect((await throwAway(3, { entryId })).body).toMatchObject({ currentStock: 7 });
  expect((await throwAway(4, { entryId })).body.code).toBe('conflict');
  expect(await shop.everything()).toBe(before);
  shop.platform.passSeconds(1);
  await throwAway(1, { reason: 'other', note: 'A guest sat on it' });
  const history = await shop.asAdmin('GET', `/api/inventory/${recordId}/history`);
  expect(history.slice(0, 2)).toMatchObject([
    { by: 'staff', from: 7, to: 6, reason: 'thrown away' },
    { by: 'staff', from: 10, to: 7, reason: 'thrown away' },
  ]);
  expect((await report()).waste).toEqual([
    {
      id: cake.id,
      name: 'Cake',
      localName: 'Cake',
      thrown: 4,
      remade: 0,
      value: 480,
      reasons: [
        { reason: 'expired', units: 3 },
        { reason: 'other', units: 1 },
      ],
    },
  ]);
  expect(await troubles()).toEqual([]);
});

it('more than there is, without words for another reason, or of nothing is refused', async () => {
  const before = await shop.everything();
  expect((await throwAway(11)).body).toMatchObject({ code: 'out_of_stock' });
  expect((await throwAway(1, { reason: 'other' })).body.code).toBe('bad_input');
  expect((await throwAway(1, { reason: 'cold' })).body.code).toBe('bad_input');
  for (const quantity of [0, -1, 1.5, 1000]) {
    expect((await throwAway(quantity)).body.code).toBe('bad_input');
  }
  expect((await throwAway(1, {}, 'nobody')).body.code).toBe('not_found');
  expect(await shop.everything()).toBe(before);
});

it('units of a product that nobody counts stand in the report alone', async () => {
  const tea = await shop.addProduct({ name: 'Tea', price: 40, stockCount: UNCOUNTED_STOCK });
  const { id } = await recordOf(tea);
  expect((await throwAway(2, {}, id)).body).toMatchObject({ currentStock: UNCOUNTED_STOCK });
  expect((await report()).waste).toMatchObject([{ name: 'Tea', thrown: 2, value: 80 }]);
  expect(await troubles()).toEqual([]);
});

it('a person makes so many entries in a day', async () => {
  const day = { business_date: '2026-04-15', admin_id: userId, by_name: 'staff', at: '' };
  const entry = { product_id: cake.id, name: 'Cake', unit_paise: 1, quantity: 1, note: '' };
  const rows = Array.from({ length: MOST_THROWN_BY_DAY - 1 }, (_, each) => ({
    ...day,
    ...entry,
    id: `entry ${each}`,
    reason: 'burnt' as const,
    order_id: null,
  }));
  await db().insertInto('waste').values(rows).execute();
  expect((await throwAway(1)).status).toBe(200);
  const before = await shop.everything();
  const { body } = await throwAway(1);
  expect(body).toMatchObject({ code: 'too_many_requests' });
  expect(await shop.everything()).toBe(before);
  shop.platform.passSeconds(body.data.retryAfterSeconds);
  expect((await throwAway(1)).status).toBe(200);
});

it.each([
  ['another quantity', () => sql`update waste set quantity = 1`.execute(db())],
  ['another person', () => sql`update waste set by_name = 'Pema'`.execute(db())],
  ['an entry that is gone', () => sql`delete from waste`.execute(db())],
])('the proof notices %s', async (_, alter) => {
  await throwAway(2);
  expect(await troubles()).toEqual([]);
  await alter();
  expect(await troubles()).toEqual([
    expect.stringContaining('Entries of what was thrown away or made again that were altered'),
  ]);
});
