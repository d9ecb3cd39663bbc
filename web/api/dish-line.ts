import {
  chooseOptions,
  defaultChoices,
  priceWithOptions,
} from '../../shared/domain/menu/customizations';
import type { CartLine } from '../../shared/domain/orders/cart';
import type { MenuProduct } from './catalog-from-wire';

/** One unit with its default options; undefined when the customer has to choose first. */
export function startingLine(product: MenuProduct): CartLine | undefined {
  const offered = product.customizationOptions;
  const start = chooseOptions(offered, defaultChoices(offered));
  return start.ok ? cartLine(product, 1, start.chosen) : undefined;
}

export function cartLine(
  product: MenuProduct,
  quantity: number,
  customizations: CartLine['customizations'],
  note?: string,
): CartLine {
  return {
    productId: product.id,
    name: product.name,
    price: product.price,
    quantity,
    customizations,
    itemTotalPrice: priceWithOptions(product.price, customizations),
    packagingCharge: product.packagingCharge,
    ...(note && { note }),
  };
}
