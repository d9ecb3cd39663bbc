import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { Answer } from '../../../tests/support/platform/test-shop';
import { proveSums, troublesOf } from '../../money/proof/prove-sums';
import { isPostgres } from '../../platform/db/is-postgres';

const { shop, cafe, ...tables } = await forEachTest(openTableShop());
const manager = await shop.signInAdmin('manager');

const STOCK = 5000;
/** What staff may take off a bill (rupees). */
const CAP = 20;

const bill = fc.nat(5);
const share = fc.constantFrom({ percent: 7 }, { percent: 50 }, { amount: 3.33 }, { amount: 15 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('round'), table: fc.nat(1), dish: fc.nat(1), units: fc.nat(2) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('split'),
      bill,
      dishes: fc.array(fc.nat(3), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge'), bill, to: bill }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('discount'),
      bill,
      share,
      line: fc.option(fc.nat(3)),
      byManager: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('remake'), bill, line: fc.nat(3) }),
  fc.record({
    kind: fc.constant('part'),
    bill,
    amount: fc.constantFrom(5, 30.01),
    tip: fc.constantFrom(0, 2),
  }),
  fc.record({ kind: fc.constant('serve'), bill }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const totalOf = ({ totalAmount }: Order) => rupeesToPaise(totalAmount);
const unitsOf = ({ items }: Order) => sum(items.map(({ quantity }) => quantity));
const excessOf = ({ totalAmount, receivedAmount = 0, status }: Order) =>
  status === 'cancelled' ? 0 : Math.max(0, receivedAmount - totalAmount);
/** Changes no sum of all bills. */
const isFree = ({ kind }: Act) => !['round', 'discount'].includes(kind);

async function begin() {
  const prices = [33.33, 10.01];
  const dishes = await Promise.all(
    prices.map((price) => shop.addProduct({ price, stockCount: STOCK })),
  );
  const [one, two] = await Promise.all(
    ['One', 'Two'].map((name) => tables.addTable(`${name} ${dishes[0]?.id}`)),
  );
  const ids = new Set<string>();
  let made = 0;
  const idAt = (index: number) => [...ids][index % ids.size] ?? '';
  const post = (id: string, what: string, body: object, token = cafe.cook.token) =>
    shop.request('POST', `/api/orders/${id}/${what}`, { token, body });

  async function play(what: Act): Promise<Answer> {
    if (what.kind === 'round') {
      const items = [{ productId: dishes[what.dish]?.id ?? '', quantity: what.units + 1 }];
      return tables.addRound((what.table === 0 ? one : two) ?? { id: '' }, items);
    }
    const id = idAt(what.bill);
    const {
      items,
      changeCount: version,
      totalAmount,
      receivedAmount: received = 0,
    } = await read(id);
    const lineAt = (index: number) => items[index % items.length]?.line ?? 1;
    switch (what.kind) {
      case 'split': {
        const lines = [...new Set(what.dishes.map(lineAt))];
        const dishes = lines.map((line) => ({ line, quantity: 1 }));
        return post(id, 'moved-dishes', { version, dishes });
      }
      case 'merge':
        return post(id, 'moved-dishes', { version, toOrderId: idAt(what.to) });
      case 'discount': {
        const line = what.line === null ? null : lineAt(what.line);
        const body = { version, reason: 'Late', kind: 'staff-discount', line, ...what.share };
        return post(id, 'discounts', body, what.byManager ? manager.token : undefined);
      }
      case 'remake': {
        const lines = [{ line: lineAt(what.line), quantity: 1 }];
        const answer = await post(id, 'remakes', { version, lines, reason: 'cold', note: '' });
        if (answer.status === 200) made += 1;
        return answer;
      }
      case 'part': {
        const { amount, tip } = what;
        const body = { method: 'cash', amount, received, tip };
        // Staff do not take more than is owed.
        if (received + amount >= totalAmount) return { status: 409, body: {} } as Answer;
        return post(id, 'payments', body);
      }
      default:
        return tables.asCook('PUT', `/api/orders/${id}/status`, { status: 'delivered' });
    }
  }

  await play({ kind: 'round', table: 0, dish: 0, units: 2 }).then(({ body }) => ids.add(body.id));
  await play({ kind: 'round', table: 1, dish: 1, units: 2 }).then(({ body }) => ids.add(body.id));
  return {
    readAll: () => Promise.all([...ids].map(read)),
    async play(what: Act): Promise<Answer> {
      const answer = await play(what);
      expect([200, 400, 409]).toContain(answer.status);
      if (answer.body.id) ids.add(answer.body.id);
      return answer;
    },
    async expectStock(orders: readonly Order[]): Promise<void> {
      const left = await Promise.all(dishes.map(({ id }) => shop.stockOf(id)));
      expect(sum(left) + sum(orders.map(unitsOf)) + made).toBe(2 * STOCK);
    },
  };
}

it('bills add up after any sequence of splits, merges, discounts and parts, also at the same time', async () => {
  await shop.changeSettings({ staffDiscountCap: CAP, tipsAtCounter: true });
  const { db } = shop.shop.database;
  const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), {
    minLength: 4,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const bills = await begin();
      for (const acts of played) {
        shop.platform.passSeconds(1);
        const before = await bills.readAll();
        await Promise.all(acts.map(bills.play));
        const orders = await bills.readAll();
        if (acts.every(isFree)) expect(sum(orders.map(totalOf))).toBe(sum(before.map(totalOf)));
        // What stays on a bill costs what was received for it.
        if (acts.every(({ kind }) => kind !== 'part' && kind !== 'discount'))
          expect(sum(orders.map(excessOf))).toBeLessThanOrEqual(sum(before.map(excessOf)));
        await bills.expectStock(orders);
      }
      expect(troublesOf(await proveSums(db))).toEqual([]);
      const rows = await db.selectFrom('order_adjustments').selectAll().execute();
      const unapproved = new Map<string, number>();
      for (const { order_id, amount_paise, approved_paise } of rows) {
        const own = Math.max(0, -amount_paise - approved_paise);
        unapproved.set(order_id, (unapproved.get(order_id) ?? 0) + own);
      }
      expect(Math.max(0, ...unapproved.values())).toBeLessThanOrEqual(rupeesToPaise(CAP));
    }),
    {
      numRuns: isPostgres(db) ? 4 : 8,
      // A busy machine plays fewer.
      interruptAfterTimeLimit: 60_000,
      endOnFailure: true,
    },
  );
}, 120_000);
