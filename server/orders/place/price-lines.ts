import type * as z from 'zod';
import type { orderInput } from '../../../shared/contract/orders/order-input';
import {
  type ChoiceOutcome,
  type ChosenOption,
  chooseOptions,
  priceWithOptions,
} from '../../../shared/domain/menu/customizations';
import { withSoldOut } from '../../../shared/domain/menu/sold-out-options';
import type { CartLine } from '../../../shared/domain/orders/cart';
import type { Paise } from '../../../shared/domain/platform/money';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { stationOfDish } from '../../../shared/domain/shop/stations';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import { readOptions, soldOutEndOf } from '../../menu/catalog/catalog-wire';
import { readOrderedWords, readRefusedNames } from '../../menu/catalog/ordered-words';
import { findOnMenu, type OrderedProduct } from '../../menu/catalog/product-store';
import type { Tx } from '../../platform/db/transaction';
import { readStations } from '../../shop/settings/kitchen-settings';
import type { TakenBy } from './taken-by';

export type CheckedOrder = z.output<typeof orderInput>;
type AskedLine = CheckedOrder['items'][number];

export type OrderLine = CartLine & {
  itemTotalPrice: Paise;
  packagingCharge: Paise;
  prepMinutes: number | null;
  /** The station that makes it; null if none does. */
  station: number | null;
};

interface Pricing {
  now: Date;
  soldOutIds: ReadonlySet<string>;
  takenBy: Pick<TakenBy, 'isForHere' | 'sellAnyway'> | undefined;
}

/**
 * Names, prices and modifiers come from the menu; those in the request are ignored.
 * @throws DomainError `product_unavailable` naming each product that is not on the menu,
 * `out_of_stock` naming each that is sold out for a while, `option_unavailable`, `option_sold_out`,
 * `option_required`, `price_not_positive`. The names in them are in the language of the request.
 */
export async function priceLines(
  tx: Tx,
  asked: readonly AskedLine[],
  { now, soldOutIds, takenBy }: Pricing,
): Promise<OrderLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId))];
  const { rows } = await findOnMenu(tx, ids);
  const onMenu = new Map(rows.map((product) => [product.id, product]));
  const missing = ids.filter((id) => !onMenu.has(id));
  if (missing.length > 0) throw new DomainError('product_unavailable', { productIds: missing });
  const soldOut = takenBy?.sellAnyway ? [] : rows.filter((row) => soldOutEndOf(row, now) !== null);
  if (soldOut.length > 0) {
    const items = soldOut.map(({ id, name }) => ({ productId: id, name, available: 0 }));
    throw new DomainError('out_of_stock', { items: await readRefusedNames(tx, items) });
  }
  const lines: OrderLine[] = [];
  for (const line of asked) {
    const product = onMenu.get(line.productId);
    if (!product) continue;
    const priced = await priceLine(tx, product, line, takenBy?.sellAnyway ? new Set() : soldOutIds);
    lines.push(takenBy?.isForHere ? { ...priced, packagingCharge: 0 } : priced);
  }
  // Most cafes have no stations, and read nothing for them.
  if (lines.every(({ station }) => station === null)) return lines;
  const open = new Set((await readStations(tx)).map(({ number }) => number));
  return lines.map((line) =>
    line.station === null || open.has(line.station) ? line : { ...line, station: null },
  );
}

async function priceLine(
  tx: Tx,
  product: OrderedProduct,
  { quantity, customizations, note }: AskedLine,
  soldOutIds: ReadonlySet<string>,
): Promise<OrderLine> {
  const offered = withSoldOut(product.id, readOptions(product), soldOutIds);
  const outcome = chooseOptions(offered, customizations);
  if (!outcome.ok) throw await choiceRefusal(tx, product, outcome);
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
    station: stationOfDish(product.station, product.category_station),
    ...(note && { note }),
  };
}

async function choiceRefusal(
  tx: Tx,
  { id: productId, name }: OrderedProduct,
  outcome: Exclude<ChoiceOutcome, { ok: true }>,
): Promise<DomainError> {
  const words = await readOrderedWords(tx, [productId], getLocale());
  const inWords = (
    section: string,
    labels: Pick<ChosenOption, 'sectionLabel' | 'optionLabel'>,
    value = '',
  ) => words({ productId, name, options: [{ section, value, ...labels, priceModifier: 0 }] });
  switch (outcome.reason) {
    case 'too-few': {
      const { section, label } = outcome;
      const line = inWords(section, { sectionLabel: label, optionLabel: '' });
      const sectionLabel = line.options[0]?.sectionLabel ?? label;
      return new DomainError('option_required', {
        productId,
        name: line.name,
        section,
        sectionLabel,
      });
    }
    case 'sold-out': {
      const { section, option } = outcome;
      const line = inWords(section, { sectionLabel: '', optionLabel: option.label }, option.value);
      const label = line.options[0]?.optionLabel ?? option.label;
      return new DomainError('option_sold_out', {
        productId,
        name: line.name,
        section,
        option: label,
      });
    }
    default: {
      const { section, value } = outcome.choice;
      return new DomainError('option_unavailable', { productId, section, value });
    }
  }
}
