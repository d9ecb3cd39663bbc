import { backWords } from '../../../shared/domain/menu/back-words';
import {
  type ChoiceOutcome,
  type ChosenOption,
  chooseOptions,
} from '../../../shared/domain/menu/customizations';
import type { StockByProduct } from '../../../shared/domain/menu/stock';
import { addToCart, type Cart } from '../../../shared/domain/orders/cart';
import { unitPrice } from '../../../shared/domain/orders/pricing';
import { formatRupees } from '../../../shared/domain/platform/money';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { cartLine } from '../../api/dish-line';
import type { OrderLine } from '../../api/order-from-wire';

export interface MenuNow {
  products: readonly MenuProduct[];
  stock: StockByProduct;
}

interface Refill {
  cart: Cart;
  /** What is gone, sold out or has another price, in sentences. */
  changes: string[];
  added: number;
}

/** Leaves out a dish that lost a chosen option: its customer may not want it without. */
export function refillCart(cart: Cart, ordered: readonly OrderLine[], menu: MenuNow): Refill {
  return ordered.reduce<Refill>((refill, line) => addLine(refill, line, menu), {
    cart,
    changes: [],
    added: 0,
  });
}

function addLine(refill: Refill, ordered: OrderLine, { products, stock }: MenuNow): Refill {
  const { cart, added } = refill;
  const without = (change: string) => ({ ...refill, changes: [...refill.changes, change] });
  const product = products.find(({ id }) => id === ordered.productId);
  if (!product) return without(`${ordered.name} is no longer on the menu.`);
  const choice = chooseOptions(product.customizationOptions, ordered.customizations);
  if (!choice.ok) return without(choiceSentence(product.name, choice));
  const line = cartLine(product, ordered.quantity, choice.chosen, ordered.note);
  const price = unitPrice(line);
  if (price <= 0) return without(`${product.name} is no longer on the menu.`);
  const outcome = addToCart(cart, line, stock);
  if (outcome.notice?.kind === 'out-of-stock') {
    const back = product.back ? ` ${backWords(product.back)}.` : '';
    return without(`${product.name} is sold out.${back}`);
  }
  const changes = [
    price !== ordered.finalPrice &&
      `${product.name} is now ${formatRupees(price)}. It was ${formatRupees(ordered.finalPrice)}.`,
    outcome.notice && `${product.name}: only ${outcome.notice.available} available now.`,
  ].filter((change) => typeof change === 'string');
  return { cart: outcome.cart, changes: [...refill.changes, ...changes], added: added + 1 };
}

type Refused = Exclude<ChoiceOutcome<ChosenOption>, { ok: true }>;

function choiceSentence(name: string, refused: Refused): string {
  switch (refused.reason) {
    case 'sold-out':
      return `${name}: ${refused.option.label} is sold out.`;
    case 'too-few':
      return `${name} now needs a choice of “${refused.label}”. Please add it from the menu.`;
    case 'too-many':
      return `${name}: ${refused.choice.optionLabel} can no longer be added as well.`;
    case 'unknown-option':
      return `${name} is no longer made with ${refused.choice.optionLabel}.`;
  }
}
