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
import { m } from '../../../shared/messages/compiled/messages';
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
  if (!product) return without(m.cart_again_gone({ name: ordered.name }));
  const { name, back } = product;
  const choice = chooseOptions(product.customizationOptions, ordered.customizations);
  if (!choice.ok) return without(choiceSentence(name, choice));
  const line = cartLine(product, ordered.quantity, choice.chosen, ordered.note);
  const price = unitPrice(line);
  if (price <= 0) return without(m.cart_again_gone({ name }));
  const outcome = addToCart(cart, line, stock);
  if (outcome.notice?.kind === 'out-of-stock') {
    return without(
      back ? m.cart_again_back({ name, back: backWords(back) }) : m.cart_again_sold_out({ name }),
    );
  }
  const changes = [
    price !== ordered.finalPrice &&
      m.cart_again_price({
        name,
        price: formatRupees(price),
        before: formatRupees(ordered.finalPrice),
      }),
    outcome.notice && m.cart_again_only({ name, count: outcome.notice.available }),
  ].filter((change) => typeof change === 'string');
  return { cart: outcome.cart, changes: [...refill.changes, ...changes], added: added + 1 };
}

type Refused = Exclude<ChoiceOutcome<ChosenOption>, { ok: true }>;

function choiceSentence(name: string, refused: Refused): string {
  switch (refused.reason) {
    case 'sold-out':
      return m.cart_again_option_sold_out({ name, option: refused.option.label });
    case 'too-few':
      return m.cart_again_required({ name, section: refused.label });
    case 'too-many':
      return m.cart_again_too_many({ name, option: refused.choice.optionLabel });
    case 'unknown-option':
      return m.cart_again_without({ name, option: refused.choice.optionLabel });
  }
}
