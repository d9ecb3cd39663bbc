import type { OrderHistoryTable } from '../../../server/platform/db/schema';
import { ORDER_STATUSES, stockEffect } from '../../../shared/domain/orders/order-status';
import type { Adjustment, ClientRecords } from './client-records';
import { grouped, type Ledger } from './ledger';

/** The movements of a product's stock according to orders, their histories and staff. */
export interface StockAccount {
  productId: string;
  initial: number;
  sold: number;
  restored: number;
  adjusted: number;
  stored: number;
}

/** The stock account of each product that was counted before the first order. */
export function stockAccounts(
  { items, history, inventory, changes }: Ledger,
  { initialStock }: Pick<ClientRecords, 'initialStock'>,
): StockAccount[] {
  const accounts = new Map(
    inventory.flatMap(({ product_id: productId, current_stock: stored }) => {
      const initial = initialStock.get(productId);
      if (initial === undefined) return [];
      return [[productId, { productId, initial, sold: 0, restored: 0, adjusted: 0, stored }]];
    }),
  );
  const historyOf = grouped(history, ({ order_id }) => order_id);
  for (const { order_id, product_id, quantity } of items) {
    const account = accounts.get(product_id);
    const { taken, restored } = movements(historyOf.get(order_id) ?? []);
    if (!account) continue;
    account.sold += quantity * taken;
    account.restored += quantity * restored;
  }
  const productOf = new Map(inventory.map(({ id, product_id }) => [id, product_id]));
  for (const change of changes) {
    const account = accounts.get(productOf.get(change.subject_id) ?? '');
    if (account) account.adjusted += deltaOf(change);
  }
  return [...accounts.values()];
}

/** Products whose stock is negative or not initial - sold + restored + adjusted. */
export function wrongStocks(accounts: readonly StockAccount[]): string[] {
  return accounts.flatMap(({ productId, initial, sold, restored, adjusted, stored }) => {
    const due = initial - sold + restored + adjusted;
    const sum = `${initial} - ${sold} + ${restored} + ${adjusted}`;
    return [
      ...(stored === due ? [] : [`${productId} has ${stored} instead of ${sum} = ${due}`]),
      ...(stored < 0 ? [`${productId} has ${stored}`] : []),
    ];
  });
}

/** Manual adjustments that were acknowledged and lost, refused and applied, or applied wrongly. */
export function wrongAdjustments(
  { inventory, changes }: Ledger,
  adjustments: readonly Adjustment[],
): string[] {
  const byMarker = grouped(changes, ({ to_values }) => String(levels(to_values).startingStock));
  const productOf = new Map(inventory.map(({ id, product_id }) => [id, product_id]));
  return adjustments.flatMap(({ marker, productId, delta, outcome }) => {
    const made = byMarker.get(String(marker)) ?? [];
    const name = `change ${marker} of ${productId} by ${delta}`;
    if (made.length > 1) return [`${name} was made ${made.length} times`];
    if (made.length === 0) return outcome === 'acknowledged' ? [`${name} is lost`] : [];
    if (outcome === 'refused') return [`${name} was refused, and made`];
    return made
      .filter((one) => deltaOf(one) !== delta || productOf.get(one.subject_id) !== productId)
      .map((one) => `${name} became one of ${productOf.get(one.subject_id)} by ${deltaOf(one)}`);
  });
}

/** How often an order took its stock and how often it restored it. */
function movements(history: readonly OrderHistoryTable[]): { taken: number; restored: number } {
  const statuses = history.filter(({ kind }) => kind === 'status');
  let taken = history.length > 0 ? 1 : 0;
  let restored = 0;
  statuses.forEach(({ value }, index) => {
    const from = ORDER_STATUSES.find((status) => status === statuses[index - 1]?.value);
    const to = ORDER_STATUSES.find((status) => status === value);
    if (!from || !to) return;
    const effect = stockEffect(from, to);
    if (effect === 'take') taken += 1;
    if (effect === 'restore') restored += 1;
  });
  return { taken, restored };
}

function deltaOf({ from_values, to_values }: Ledger['changes'][number]): number {
  return levels(to_values).currentStock - levels(from_values).currentStock;
}

function levels(values: string | null): { startingStock: number; currentStock: number } {
  return { startingStock: 0, currentStock: 0, ...JSON.parse(values ?? '{}') };
}
