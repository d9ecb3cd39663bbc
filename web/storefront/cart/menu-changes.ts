import type { Cart, CartLine } from '../../../shared/domain/cart';
import { chooseOptions, priceWithOptions } from '../../../shared/domain/customizations';
import type { MenuProduct } from '../../api/catalog-from-wire';

/** A line that left the menu is unchanged. Returns the same cart when nothing changed. */
export function withMenuPrices(cart: Cart, menu: readonly MenuProduct[]): Cart {
  const next = cart.map((line) => withMenuPrice(line, menu));
  return JSON.stringify(next) === JSON.stringify(cart) ? cart : next;
}

function withMenuPrice(line: CartLine, menu: readonly MenuProduct[]): CartLine {
  const product = menu.find(({ id }) => id === line.productId);
  const choice = product && chooseOptions(product.customizationOptions, line.customizations);
  if (!product || !choice?.ok) return line;
  return cartLine(product, line.quantity, choice.chosen);
}

export function isOnMenu(line: CartLine, menu: readonly MenuProduct[]): boolean {
  const product = menu.find(({ id }) => id === line.productId);
  return (
    product !== undefined && chooseOptions(product.customizationOptions, line.customizations).ok
  );
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
