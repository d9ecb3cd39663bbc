import type { Product } from '../../../shared/contract/menu/catalog-contract';
import {
  chooseOptions,
  convertModifiers,
  maxOf,
  minOf,
  type OptionSection,
} from '../../../shared/domain/menu/customizations';
import { cartTotals, type DeliveryMethod } from '../../../shared/domain/orders/pricing';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import type { DeliveryFeeRule } from '../../../shared/domain/shop/delivery-settings';
import type { Random } from '../random';
import type { AskedLine, Attempt } from './client-records';

/** Stock of the products to order: plenty of the first ones, hardly any of the others. */
export const STOCKS = [5000, 5000, 5000, 100, 20, 3] as const;

const PLENTIFUL = 3;
const WANTS_THE_SCARCE = 0.3;
const MOST_LINES = 3;
const MOST_OF_A_LINE = 3;

/** The requested lines and what the menu makes of them. */
export interface Basket {
  lines: AskedLine[];
  deliveryMethod: DeliveryMethod;
  expected: Expected;
}

/** An order according to the menu: its lines with the default options, and its total. */
type Expected = Pick<Attempt, 'lines' | 'totalPaise'>;

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
      .flatMap(([section, each]) =>
        randomChoices(each, random).map((value) => ({ section, value })),
      );
    return { productId: product.id, quantity: random.between(1, MOST_OF_A_LINE), customizations };
  });
  const deliveryMethod = random.chance(0.5) ? 'pickup' : 'delivery';
  return { lines, deliveryMethod, expected: expectedOf(lines, deliveryMethod, products, feeRule) };
}

/** As many different options as the section takes, or fewer. */
function randomChoices(section: OptionSection, random: Random): string[] {
  const left = section.options.map(({ value }) => value);
  const count = random.between(Math.max(1, minOf(section)), maxOf(section));
  return Array.from({ length: count }, () => {
    const value = random.pick(left);
    left.splice(left.indexOf(value), 1);
    return value;
  });
}

/** What the shop should make of the requested lines. */
export function expectedOf(
  lines: readonly AskedLine[],
  deliveryMethod: DeliveryMethod,
  products: readonly Product[],
  feeRule: DeliveryFeeRule,
): Expected {
  const priced = lines.map((line) => price(line, products));
  const { total } = cartTotals(priced, deliveryMethod, feeRule);
  return {
    lines: priced.map(({ productId, quantity, customizations }) => ({
      productId,
      quantity,
      customizations: customizations.map(({ section, value }) => ({ section, value })),
    })),
    totalPaise: total,
  };
}

function price({ productId, quantity, customizations }: AskedLine, products: readonly Product[]) {
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`${productId} is not on the menu`);
  const offered = convertModifiers(product.customizationOptions, rupeesToPaise);
  const outcome = chooseOptions(offered, customizations);
  if (!outcome.ok) throw new Error(`${productId} cannot be ordered so: ${outcome.reason}`);
  return {
    productId,
    price: rupeesToPaise(product.price),
    quantity,
    customizations: outcome.chosen,
    packagingCharge: rupeesToPaise(product.packagingCharge),
  };
}
