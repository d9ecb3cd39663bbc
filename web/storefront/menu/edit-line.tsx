import type { LineEditorProps } from '../cart/cart-drawer';
import { useShop } from '../shop/shop-context';
import { OptionsSheet } from './product-options';

/** The options and the note of a line of the cart, over the cart. */
export function EditLine({ line, ...sheet }: LineEditorProps) {
  const product = useShop().products?.find(({ id }) => id === line.productId);
  return product && <OptionsSheet product={product} edited={line} {...sheet} />;
}
