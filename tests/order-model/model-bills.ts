import { LARGE_PAISE } from './cafe-limits';
import type { CafeModel } from './cafe-model';
import type { ModelBill, Prediction } from './model-order';

/** Of the same product and price. */
export const dishAt = (product: number, unitPaise: number) => `${product} at ${unitPaise}`;

export const totalOf = ({ dishes }: ModelBill) =>
  [...dishes].reduce((sum, [dish, units]) => sum + units * Number(dish.split(' at ')[1]), 0);

export const unitsOf = ({ dishes }: ModelBill) =>
  [...dishes.values()].reduce((sum, units) => sum + units, 0);

interface Round {
  table: number;
  product: number;
  quantity: number;
  large: boolean;
}

/** Staff add dishes to the newest bill of a table that was not split off, else to one that was, or open one. */
export function addRound(
  { products, bills }: CafeModel,
  { table, product: index, quantity, large }: Round,
): Prediction {
  const product = products[index];
  if (!product?.isAvailable) return { status: 409, code: 'product_unavailable' };
  if (product.isSoldOut || product.stock < quantity) return { status: 409, code: 'out_of_stock' };
  product.stock -= quantity;
  const open = [...bills.entries()].filter(([, bill]) => bill.table === table && !bill.isMerged);
  const [number, bill] = open.findLast(([, each]) => !each.isSplit) ??
    open.at(-1) ?? [bills.length, newBill(table, false)];
  if (number === bills.length) bills.push(bill);
  else bill.changes += 1;
  put(bill, dishAt(index, product.pricePaise + (large ? LARGE_PAISE : 0)), quantity);
  return { status: 200, order: number };
}

interface Move {
  from: number;
  /** A new bill of the same table if there is none. */
  to: number | undefined;
  /** All of them by default. */
  dishes: readonly string[] | undefined;
  /** The bill's version that staff saw. */
  version: number;
}

/** One unit of each dish, or all of a bill; the sum of both totals stays. */
export function moveDishes({ bills }: CafeModel, { from, to, dishes, version }: Move): Prediction {
  const [source, target] = [billAt(bills, from), to === undefined ? undefined : bills[to]];
  const isOpen = !source.isMerged && !target?.isMerged && source !== target;
  if (!isOpen || source.changes !== version) return { status: 409, code: 'conflict' };
  const moved = new Map(dishes?.map((dish) => [dish, 1]) ?? source.dishes);
  const leaving = { ...source, dishes: moved };
  const isWhole = unitsOf(leaving) === unitsOf(source);
  if (isWhole && !target) return { status: 400, code: 'bad_input' };
  if (source.receivedPaise > totalOf(source) - totalOf(leaving)) {
    return { status: 409, code: 'order_paid_in_part' };
  }
  const number = to ?? bills.push(newBill(source.table, true)) - 1;
  for (const [dish, units] of moved) {
    put(billAt(bills, number), dish, units);
    put(source, dish, -units);
  }
  source.changes += 1;
  billAt(bills, number).changes += 1;
  source.isMerged = isWhole;
  return { status: 200, order: number };
}

export function billAt(bills: readonly ModelBill[], number: number): ModelBill {
  const bill = bills[number];
  if (!bill) throw new Error(`the model has no bill ${number}`);
  return bill;
}

const newBill = (table: number, isSplit: boolean): ModelBill => ({
  table,
  isSplit,
  isMerged: false,
  dishes: new Map(),
  receivedPaise: 0,
  changes: 0,
});

function put({ dishes }: ModelBill, dish: string, units: number): void {
  const left = (dishes.get(dish) ?? 0) + units;
  if (left === 0) dishes.delete(dish);
  else dishes.set(dish, left);
}
