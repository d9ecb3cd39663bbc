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

const STATE_WORDS: Partial<Record<Availability['state'], () => string>> = {
  'out-of-stock': m.menu_out_of_stock,
  closed: m.menu_closed,
  paused: m.menu_paused,
  checking: m.menu_checking,
};

/** What a button says while it cannot add the product. */
export const stateWords = (state: Availability['state']) => STATE_WORDS[state]?.();

export type Availability = ReturnType<typeof useAvailability>;
