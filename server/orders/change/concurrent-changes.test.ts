import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { isPostgres } from '../../platform/db/is-postgres';

const cafe = await forEachTest(openTableShop());
const { shop, asCook } = cafe;

const ACTS = ['move to One', 'move to Two', 'delay', 'add', 'remove', 'discount'] as const;

const fieldsOf = (text: string | null): Record<string, unknown> | null =>
  text === null ? null : JSON.parse(text);

/** All values that a field of the order had, as its entries in the audit log tell them: each begins at the end of another. */
async function expectChain(id: string, field: string, first: unknown, last: unknown) {
  const log = shop.shop.database.db.selectFrom('audit_log').selectAll();
  const rows = await log.where('subject_id', '=', id).execute();
  const entries = rows
    .map(({ from_values, to_values }) => ({ from: fieldsOf(from_values), to: fieldsOf(to_values) }))
    .filter(({ from }) => from && field in from);
  const begun = entries.map(({ from }) => from?.[field]);
  const ended = entries.map(({ to }) => to?.[field]);
  expect([field, ...[first, ...ended].map(String).sort()]).toEqual([
    field,
    ...[...begun, last].map(String).sort(),
  ]);
}

it('of an order at the same time follow each other: none begins from what another has changed', async () => {
  await shop.changeSettings({ tableService: true, staffDiscountCap: 1000 });
  // Each uses some, so none may run out.
  const dish = await shop.addProduct({ name: 'Momo', price: 60, stockCount: 9000 });
  const tables = await Promise.all(['Home', 'One', 'Two'].map(cafe.addTable));
  const { token } = await shop.signInAdmin('manager');
  const [home, one, two] = tables.map(({ id }) => id);
  const rounds = fc.array(fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const first = await cafe.round({ id: home ?? '' }, [{ productId: dish.id, quantity: 1 }]);
      const { id } = first;
      for (const acts of played) {
        const order = await cafe.cafe.stored(id);
        const named = { version: order.changeCount, reason: 'Asked' };
        const send = (what: (typeof ACTS)[number]) => {
          const path = `/api/orders/${id}`;
          switch (what) {
            case 'move to One':
              return asCook('PUT', `${path}/table`, { tableId: one });
            case 'move to Two':
              return asCook('PUT', `${path}/table`, { tableId: two });
            case 'delay':
              return asCook('POST', `${path}/delays`, { promisedUntil: order.promisedUntil });
            case 'add':
              return asCook('POST', `${path}/changes`, {
                ...named,
                add: [{ productId: dish.id, quantity: 1 }],
              });
            case 'remove':
              return asCook('POST', `${path}/changes`, {
                ...named,
                remove: [{ line: order.items[0].line, quantity: 1 }],
              });
            case 'discount':
              return shop.request('POST', `${path}/discounts`, {
                token,
                body: { ...named, kind: 'staff-discount', line: null, percent: 10 },
              });
          }
        };
        const answers = await Promise.all(acts.map(send));
        for (const { status } of answers) expect(status).toBeLessThan(500);
        // The changes that name the same version, and the delays of the same promise.
        const wins = (...kinds: readonly string[]) =>
          answers.filter(({ status }, n) => status === 200 && kinds.includes(acts[n] ?? '')).length;
        expect(wins('add', 'remove', 'discount')).toBeLessThanOrEqual(1);
        expect(wins('delay')).toBeLessThanOrEqual(1);
      }
      const last = await cafe.cafe.stored(id);
      await expectChain(id, 'table', 'Home', last.tableName);
      await expectChain(id, 'total', 60, last.totalAmount);
      await expectChain(id, 'changes', 0, last.changeCount);
      await expectChain(id, 'promisedUntil', first.promisedUntil, last.promisedUntil);
      expect(troublesOf(await proveSums(shop.shop.database.db))).toEqual([]);
      await shop.setStatus(id, 'cancelled');
    }),
    {
      numRuns: isPostgres(shop.shop.database.db) ? 10 : 5,
      interruptAfterTimeLimit: 20_000,
      endOnFailure: true,
    },
  );
}, 60_000);
