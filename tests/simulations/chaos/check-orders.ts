import type {
  OrderAdjustmentsTable,
  OrderItemsTable,
  OrdersTable,
} from '../../../server/platform/db/schema';
import { type ChosenOption, priceWithOptions } from '../../../shared/domain/menu/customizations';
import { cartTotals } from '../../../shared/domain/orders/pricing';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';
import { type AskedLine, type Attempt, acknowledgedIds, refusalOf } from './client-records';
import { grouped, type Ledger } from './ledger';

/** Acknowledged orders that are missing. */
export function lostOrders({ orders }: Ledger, attempts: readonly Attempt[]): string[] {
  const there = new Set(orders.map(({ id }) => id));
  return attempts.flatMap((attempt) =>
    acknowledgedIds(attempt)
      .filter((id) => !there.has(id))
      .map((id) => `order ${id}, acknowledged for key ${attempt.key}, is not there`),
  );
}

/** Idempotency keys with more than one order, in the database or in the responses. */
export function doubledOrders({ orders }: Ledger, attempts: readonly Attempt[]): string[] {
  const byKey = grouped(orders, ({ special_instructions: key }) => key);
  const stored = [...byKey].filter(([, same]) => same.length > 1);
  const answered = attempts.filter((attempt) => acknowledgedIds(attempt).length > 1);
  return [
    ...stored.map(([key, same]) => `key ${key} has ${same.length} orders`),
    ...answered.map(
      (each) => `key ${each.key} was answered by ${acknowledgedIds(each).join(', ')}`,
    ),
  ];
}

/** Orders that nobody sent, or that exist although every response was a refusal. */
export function unwantedOrders({ orders }: Ledger, attempts: readonly Attempt[]): string[] {
  const byKey = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  return orders.flatMap(({ id, special_instructions: key }) => {
    const attempt = byKey.get(key);
    if (!attempt) return [`order ${id} was sent by nobody`];
    const refusal = refusalOf(attempt);
    return refusal && attempt.unheard === 0 ? [`order ${id} was refused with ${refusal}`] : [];
  });
}

/** Orders without a response although everything runs again. */
export function unansweredOrders(attempts: readonly Attempt[]): string[] {
  return attempts
    .filter(({ answers, givenUp }) => answers.length === 0 && !givenUp)
    .map(({ key }) => `key ${key} was never answered`);
}

/** Idempotency keys that point to a wrong order or to none. */
export function wrongKeys({ orders, keys }: Ledger): string[] {
  const keyOf = new Map(orders.map(({ id, special_instructions: key }) => [id, key]));
  const kept = new Set(keys.map(({ key }) => key));
  return [
    ...keys
      .filter(({ key, order_id }) => keyOf.get(order_id) !== key)
      .map(({ key, order_id }) => `key ${key} stands for order ${order_id}, which is not its own`),
    ...orders
      .filter(({ special_instructions: key }) => !kept.has(key))
      .map(({ id }) => `order ${id} has lost its key`),
  ];
}

/** Orders with other lines than requested, or with a total that is not the sum of their parts. */
export function wrongTotals(
  { orders, items, priceAdjustments }: Ledger,
  attempts: readonly Attempt[],
  feeRule: DeliveryFeeRule,
): string[] {
  const itemsOf = grouped(items, ({ order_id }) => order_id);
  const adjustmentsOf = grouped(priceAdjustments, ({ order_id }) => order_id);
  const byKey = new Map(attempts.map((attempt) => [attempt.key, attempt]));
  return orders.flatMap((order) => {
    const own = itemsOf.get(order.id) ?? [];
    const attempt = byKey.get(order.special_instructions);
    return [
      ...wrongSums(order, own, adjustmentsOf.get(order.id) ?? [], feeRule),
      ...(attempt ? unlikeAttempt(order, own, attempt) : []),
    ].map((what) => `order ${order.id}: ${what}`);
  });
}

function wrongSums(
  order: OrdersTable,
  items: readonly OrderItemsTable[],
  adjustments: readonly OrderAdjustmentsTable[],
  feeRule: DeliveryFeeRule,
): string[] {
  const lines = items.map((item) => ({
    price: item.price_paise,
    quantity: item.quantity,
    customizations: optionsOf(item),
    itemTotalPrice: item.final_price_paise,
    packagingCharge: item.packaging_paise,
  }));
  const due = cartTotals(lines, order.delivery_method, feeRule);
  const adjusted = adjustments.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const sums: [what: string, stored: number, due: number][] = [
    ['subtotal', order.subtotal_paise, due.subtotal],
    ['packaging', order.packaging_paise, due.packagingCharge],
    ['delivery fee', order.delivery_fee_paise, due.deliveryFee],
    ['total', order.total_paise, due.total + adjusted],
    ['items', order.item_count, items.reduce((sum, { quantity }) => sum + quantity, 0)],
    ...lines.map(({ itemTotalPrice, price, customizations }): [string, number, number] => [
      'unit price',
      itemTotalPrice,
      priceWithOptions(price, customizations),
    ]),
  ];
  return sums
    .filter(([, stored, right]) => stored !== right)
    .map(([what, stored, right]) => `${what} ${stored} instead of ${right}`)
    .concat(order.total_paise < 0 ? [`total ${order.total_paise} is below 0`] : []);
}

function unlikeAttempt(
  order: OrdersTable,
  items: readonly OrderItemsTable[],
  { lines, totalPaise, answers }: Attempt,
): string[] {
  const held = items.map((item) => {
    const { product_id: productId, quantity } = item;
    return lineText({ productId, quantity, customizations: optionsOf(item) });
  });
  const asked = lines.map(lineText);
  const told = answers.flatMap((answer) => ('totalPaise' in answer ? [answer.totalPaise] : []));
  return [
    ...(held.sort().join() === asked.sort().join() ? [] : [`holds ${held}, asked was ${asked}`]),
    ...[totalPaise, ...told]
      .filter((total) => total !== order.total_paise)
      .map((total) => `total ${order.total_paise}, the customer reckons with ${total}`),
  ];
}

function optionsOf({ customizations }: OrderItemsTable): ChosenOption[] {
  return JSON.parse(customizations);
}

function lineText({ productId, quantity, customizations }: AskedLine): string {
  const named = customizations.map(({ section, value }) => `${section}=${value}`).sort();
  return `${quantity} × ${productId} (${named.join(' ')})`;
}
