import type * as z from 'zod';
import type { orderInput } from '../../../shared/contract/orders-contract';
import type { CartLine } from '../../../shared/domain/cart';
import { chooseOptions, priceWithOptions } from '../../../shared/domain/customizations';
import type { Paise } from '../../../shared/domain/money';
import { DomainError } from '../../../shared/domain/refusals';
import { readOptions, soldOutEndOf } from '../../catalog/catalog-wire';
import { findOnMenu, type OrderedProduct } from '../../catalog/product-store';
import type { Tx } from '../../db/transaction';

export type CheckedOrder = z.output<typeof orderInput>;
type AskedLine = CheckedOrder['items'][number];

export type OrderLine = CartLine & {
  itemTotalPrice: Paise;
  packagingCharge: Paise;
  prepMinutes: number | null;
};

/**
 * Looks up every product and option of an order. Names, prices and modifiers come from the menu;
 * those in the request are ignored.
 * @throws DomainError `product_unavailable` naming each product that is not on the menu,
 * `out_of_stock` naming each that is sold out for a while, `option_unavailable`, `price_not_positive`.
 */
export async function priceLines(
  tx: Tx,
  asked: readonly AskedLine[],
  now: Date,
): Promise<OrderLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId))];
  const { rows } = await findOnMenu(tx, ids);
  const onMenu = new Map(rows.map((product) => [product.id, product]));
  const missing = ids.filter((id) => !onMenu.has(id));
  if (missing.length > 0) throw new DomainError('product_unavailable', { productIds: missing });
  const soldOut = rows.filter((row) => soldOutEndOf(row, now) !== null);
  if (soldOut.length > 0) {
    const items = soldOut.map(({ id, name }) => ({ productId: id, name, available: 0 }));
    throw new DomainError('out_of_stock', { items });
  }
  return asked.flatMap((line) => {
    const product = onMenu.get(line.productId);
    return product ? [priceLine(product, line)] : [];
  });
}

function priceLine(product: OrderedProduct, { quantity, customizations }: AskedLine): OrderLine {
  const outcome = chooseOptions(readOptions(product), customizations);
  if (!outcome.ok) {
    const { section, value } = outcome.choice;
    throw new DomainError('option_unavailable', { productId: product.id, section, value });
  }
  const itemTotalPrice = priceWithOptions(product.price_paise, outcome.chosen);
  if (itemTotalPrice <= 0) throw new DomainError('price_not_positive');
  return {
    productId: product.id,
    name: product.name,
    price: product.price_paise,
    quantity,
    customizations: outcome.chosen,
    itemTotalPrice,
    packagingCharge: product.packaging_paise,
    prepMinutes: product.prep_minutes,
  };
}
