import fc from 'fast-check';
import { expect } from 'vitest';
import type { Order } from '../../shared/contract/orders/order-shape';
import { equalParts } from '../../shared/domain/orders/equal-parts';
import { rupeesToPaise } from '../../shared/domain/platform/money';
import { always, command, times } from './cafe-command';
import type { CafeModel } from './cafe-model';
import { addRound, billAt, dishAt, moveDishes, totalOf } from './model-bills';
import type { Prediction } from './model-order';
import { expectPredictedOf } from './predictions';
import { askAsStaff, type RealCafe } from './real-cafe';

const hasBills = ({ bills }: Readonly<CafeModel>) => bills.some(({ isMerged }) => !isMerged);

/** An open bill. */
function pickBill({ bills }: CafeModel, pick: number): number {
  const open = [...bills.keys()].filter((number) => !billAt(bills, number).isMerged);
  return open[pick % open.length] ?? 0;
}

const readBill = ({ shop, billIds }: RealCafe, number: number): Promise<Order> =>
  shop.asAdmin('GET', `/api/orders/admin/${billIds[number]}`);

/** The model's name of an item's dish. */
const dishOf = ({ products }: RealCafe, { productId, finalPrice }: Order['items'][number]) =>
  dishAt(
    products.findIndex((product) => product.productId === productId),
    rupeesToPaise(finalPrice),
  );

/** Expects each bill's dishes, sums and version to equal the model's. */
async function expectBills(real: RealCafe, { bills }: CafeModel): Promise<void> {
  for (const [number, bill] of bills.entries()) {
    const order = await readBill(real, number);
    const dishes = new Map<string, number>();
    for (const item of order.items) {
      const dish = dishOf(real, item);
      dishes.set(dish, (dishes.get(dish) ?? 0) + item.quantity);
    }
    const owed = rupeesToPaise(order.totalAmount) - rupeesToPaise(order.receivedAmount ?? 0);
    expect([dishes, owed, order.changeCount ?? 0, order.status === 'cancelled']).toEqual([
      ...[bill.dishes, totalOf(bill) - bill.receivedPaise, bill.changes, bill.isMerged],
    ]);
  }
}

/** Sends it several times at once, and compares all bills. */
async function ask(
  real: RealCafe,
  model: CafeModel,
  sent: { path: string; body: object; count: number },
  predict: () => Prediction,
): Promise<void> {
  const predictions = Array.from({ length: sent.count }, predict);
  const answers = await askAsStaff(real, 'POST', sent.path, sent.body, sent.count);
  expectPredictedOf(real.billIds, answers, predictions);
  await expectBills(real, model);
}

const adding = fc
  .tuple(fc.nat(1), fc.nat(2), fc.integer({ min: 1, max: 4 }), fc.boolean(), times)
  .map(([table, product, quantity, large, count]) =>
    command(
      `${quantity} of ${product}${large ? ', large,' : ''} at table ${table} × ${count}`,
      always,
      (model, real) => {
        const customizations = large ? [{ section: 'size', value: 'large' }] : [];
        const items = [{ productId: real.products[product]?.productId, quantity, customizations }];
        const path = `/api/admin/tables/${real.tableIds[table]}/rounds`;
        const round = { table, product, quantity, large };
        return ask(real, model, { path, body: { items }, count }, () => addRound(model, round));
      },
    ),
  );

/** The second of two taps finds another version. */
const moving = fc
  .tuple(
    fc.nat(),
    fc.option(fc.nat(), { nil: undefined }),
    fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), { nil: undefined }),
    times,
  )
  .map(([pick, other, lines, count]) =>
    command(
      `${lines ? 'dishes' : 'all'} of bill ${pick} to ${other ?? 'a new one'} × ${count}`,
      hasBills,
      async (model, real) => {
        const from = pickBill(model, pick);
        const to = other === undefined ? undefined : other % model.bills.length;
        const { items } = await readBill(real, from);
        const { changes: version } = billAt(model.bills, from);
        const chosen = [...new Set(lines?.map((line) => items[line % items.length]))];
        const named = chosen.flatMap((item) => item ?? []);
        const move = {
          from,
          to,
          version,
          dishes: lines && unique(named.map((item) => dishOf(real, item))),
        };
        // Of equal dishes in two lines, one unit.
        const sent = named.filter(
          (item, at) => named.findIndex((each) => dishOf(real, each) === dishOf(real, item)) === at,
        );
        const body = {
          version,
          ...(to !== undefined && { toOrderId: real.billIds[to] }),
          ...(lines && { dishes: sent.map(({ line }) => ({ line, quantity: 1 })) }),
        };
        const path = `/api/orders/${real.billIds[from]}/moved-dishes`;
        await ask(real, model, { path, body, count }, () => moveDishes(model, move));
      },
    ),
  );

/** One of several guests pays in cash; the second of two taps finds other money. */
const payingPart = fc
  .tuple(fc.nat(), fc.integer({ min: 2, max: 4 }), times)
  .map(([pick, people, count]) =>
    command(`one of ${people} pays bill ${pick} × ${count}`, hasBills, async (model, real) => {
      const number = pickBill(model, pick);
      const bill = billAt(model.bills, number);
      const seen = bill.receivedPaise;
      const [part = 0] = equalParts(totalOf(bill) - seen, people);
      if (part === 0 || part === totalOf(bill) - seen) return;
      const body = { method: 'cash', amount: part / 100, received: seen / 100 };
      const path = `/api/orders/${real.billIds[number]}/payments`;
      await ask(real, model, { path, body, count }, () => {
        if (bill.receivedPaise !== seen) return { status: 409, code: 'payments_changed' };
        bill.receivedPaise += part;
        return { status: 200, order: number };
      });
    }),
  );

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** Bills of two tables, which staff part and merge. */
export const billCommands = [adding, adding, moving, moving, payingPart];
