import type { Cart, CartLine } from '../../../shared/domain/cart';
import { chooseOptions, priceWithOptions } from '../../../shared/domain/customizations';
import { unitPrice } from '../../../shared/domain/pricing';
import type { MenuProduct } from '../../api/catalog-from-wire';

/** A line that cannot be ordered is unchanged. Returns the same cart when nothing changed. */
export function withMenuPrices(cart: Cart, menu: readonly MenuProduct[]): Cart {
  const next = cart.map((line) => onMenu(line, menu) ?? line);
  return JSON.stringify(next) === JSON.stringify(cart) ? cart : next;
}

/** Whether a line can be ordered. A dish at the price 0 is on the menu only to be seen (spec §5). */
export function isOnMenu(line: CartLine, menu: readonly MenuProduct[]): boolean {
  return onMenu(line, menu) !== undefined;
}

/** The line at the menu's prices; undefined when it cannot be ordered. */
function onMenu(line: CartLine, menu: readonly MenuProduct[]): CartLine | undefined {
  const product = menu.find(({ id }) => id === line.productId);
  const choice = product && chooseOptions(product.customizationOptions, line.customizations);
  if (!product || !choice?.ok) return undefined;
  const renewed = cartLine(product, line.quantity, choice.chosen);
  return unitPrice(renewed) > 0 ? renewed : undefined;
}

export function cartLine(
  product: MenuProduct,
  quantity: number,
  customizations: CartLine['customizations'],
): CartLine {
  return {
    productId: product.id,
    name: product.name,
    price: product.price,
    quantity,
    customizations,
    itemTotalPrice: priceWithOptions(product.price, customizations),
    packagingCharge: product.packagingCharge,
  };
}
