import { CartDrawer } from './cart/cart-drawer';
import { EditLine } from './menu/edit-line';
import { GoesWithCart } from './menu/goes-with';

/** The cart with what it needs of the menu, which stands above it. */
export function WholeCartDrawer() {
  return <CartDrawer Editor={EditLine} Suggestions={GoesWithCart} />;
}
