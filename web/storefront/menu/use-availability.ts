import { canBeChosen } from '../../../shared/domain/menu/option-rules';
import type { CartLine } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../api/catalog-from-wire';
import type { ReadableStore } from '../../device/store';
import { useAvailable } from '../cart/cart-provider';
import type { StoredCart } from '../cart/cart-store';
import { useShop } from '../shop/shop-context';

/**
 * Whether a product can be added to the cart, and how many of it (storefront rule 6).
 * @param edited the line of the cart that is changed instead.
 */
export function useAvailability(
  { id, customizationOptions }: MenuProduct,
  cart: ReadableStore<StoredCart>,
  edited?: CartLine,
) {
  const stock = useAvailable(id, cart, edited);
  const { closedMessage, isPaused } = useShop();
  const isClosed = closedMessage !== undefined;
  const available = typeof stock === 'number' ? stock : 0;
  return { state: stateOf(), available, isClosed };

  function stateOf(): 'ready' | 'checking' | 'unknown' | 'out-of-stock' | 'closed' | 'paused' {
    if (stock === 0 || !canBeChosen(customizationOptions)) return 'out-of-stock';
    if (isClosed) return isPaused ? 'paused' : 'closed';
    return typeof stock === 'number' ? 'ready' : stock;
  }
}

/** What a button says while it cannot add the product. */
export function stateWords(state: Availability['state']): string | undefined {
  switch (state) {
    case 'out-of-stock':
      return m.menu_out_of_stock();
    case 'closed':
      return m.menu_closed();
    case 'paused':
      return m.menu_paused();
    case 'checking':
      return m.menu_checking();
    default:
      return undefined;
  }
}

export type Availability = ReturnType<typeof useAvailability>;
