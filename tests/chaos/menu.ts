import type { Product } from '../../shared/contract/catalog-contract';
import { chooseOptions } from '../../shared/domain/customizations';
import { rupeesToPaise } from '../../shared/domain/money';
import { cartTotals, type DeliveryFeeRule, type DeliveryMethod } from '../../shared/domain/pricing';
import type { AskedLine } from './client-records';
import type { Random } from './random';

/** Stock of the products to order: plenty of the first ones, hardly any of the others. */
export const STOCKS = [5000, 5000, 5000, 100, 20, 3] as const;

const PLENTIFUL = 3;
const WANTS_THE_SCARCE = 0.3;

const MOST_LINES = 3;
const MOST_OF_A_LINE = 3;

/** The requested lines and their price according to the menu. */
export interface Basket {
  lines: AskedLine[];
  deliveryMethod: DeliveryMethod;
  totalPaise: number;
}

/** Fills a random basket, sometimes with one product on two lines, with or without options. */
export function fillBasket(
  products: readonly Product[],
  feeRule: DeliveryFeeRule,
  random: Random,
): Basket {
  const plenty = products.slice(0, PLENTIFUL);
  const lines = Array.from({ length: random.between(1, MOST_LINES) }, () => {
    const product = random.chance(WANTS_THE_SCARCE) ? random.pick(products) : random.pick(plenty);
    const customizations = Object.entries(product.customizationOptions)
      .filter(() => random.chance(0.4))
      .map(([section, { options }]) => ({ section, value: random.pick(options).value }));
    return { productId: product.id, quantity: random.between(1, MOST_OF_A_LINE), customizations };
  });
  const deliveryMethod = random.chance(0.5) ? 'pickup' : 'delivery';
  return { lines, deliveryMethod, totalPaise: totalOf(lines, deliveryMethod, products, feeRule) };
}

/** The price of an order in paise according to the menu. */
export function totalOf(
  lines: readonly AskedLine[],
  deliveryMethod: DeliveryMethod,
  products: readonly Product[],
  feeRule: DeliveryFeeRule,
): number {
  const priced = lines.map((line) => price(line, products));
  return cartTotals(priced, deliveryMethod, feeRule).total;
}

function price({ productId, quantity, customizations }: AskedLine, products: readonly Product[]) {
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`${productId} is not on the menu`);
  const offered = Object.fromEntries(
    Object.entries(product.customizationOptions).map(([section, { label, options }]) => [
      section,
      {
        label,
        options: options.map((option) => ({
          ...option,
          priceModifier: rupeesToPaise(option.priceModifier),
        })),
      },
    ]),
  );
  const outcome = chooseOptions(offered, customizations);
  if (!outcome.ok) throw new Error(`${productId} has no ${outcome.choice.value}`);
  return {
    price: rupeesToPaise(product.price),
    quantity,
    customizations: outcome.chosen,
    packagingCharge: rupeesToPaise(product.packagingCharge),
  };
}
