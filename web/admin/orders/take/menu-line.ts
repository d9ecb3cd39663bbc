import { type ChosenOption, chooseOptions } from '../../../../shared/domain/menu/customizations';
import type { CartLine } from '../../../../shared/domain/orders/cart';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { cartLine } from '../../../api/dish-line';

interface OrderedLine {
  productId: string;
  quantity: number;
  customizations: readonly Pick<ChosenOption, 'section' | 'value'>[];
  note?: string | undefined;
}

/** A line at the menu's prices now; undefined if the menu no longer has it with these options. */
export function menuLine(
  { productId, quantity, customizations, note }: OrderedLine,
  products: readonly MenuProduct[],
): CartLine | undefined {
  const product = products.find(({ id }) => id === productId);
  const choice = product && chooseOptions(product.customizationOptions, customizations);
  return product && choice?.ok ? cartLine(product, quantity, choice.chosen, note) : undefined;
}
