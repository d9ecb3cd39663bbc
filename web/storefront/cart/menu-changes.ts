import { chooseOptions } from '../../../shared/domain/menu/customizations';
import { type Cart, type CartLine, mergeLine } from '../../../shared/domain/orders/cart';
import { unitPrice } from '../../../shared/domain/orders/pricing';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import { cartLine } from '../../api/dish-line';

/** Also adds defaults that a section now needs. Returns the same cart when nothing changed. */
export function withMenuPrices(cart: Cart, menu: readonly MenuProduct[]): Cart {
  const next = cart.map((line) => renewed(line, menu).line ?? line).reduce(mergeLine, []);
  return JSON.stringify(next) === JSON.stringify(cart) ? cart : next;
}

/** A dish at the price 0 is on the menu only to be seen (menu rule 3). */
export function isOnMenu(line: CartLine, menu: readonly MenuProduct[]): boolean {
  return lineProblem(line, menu) === undefined;
}

/** Why a line cannot be ordered, as its customer reads it; undefined if it can. */
export function lineProblem(line: CartLine, menu: readonly MenuProduct[]): string | undefined {
  return renewed(line, menu).problem;
}

const gone = () => ({ problem: m.cart_line_gone() });

function renewed(
  line: CartLine,
  menu: readonly MenuProduct[],
): { line?: CartLine; problem?: string } {
  const product = menu.find(({ id }) => id === line.productId);
  if (!product) return gone();
  const choice = chooseOptions(product.customizationOptions, line.customizations);
  if (!choice.ok) {
    if (choice.reason === 'sold-out') {
      return { problem: m.cart_line_option_sold_out({ option: choice.option.label }) };
    }
    if (choice.reason !== 'too-few') return gone();
    return { problem: m.cart_line_required({ section: choice.label }) };
  }
  const next = cartLine(product, line.quantity, choice.chosen, line.note);
  return unitPrice(next) > 0 ? { line: next } : gone();
}
