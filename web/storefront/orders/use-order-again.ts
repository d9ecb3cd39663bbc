import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cart } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { useSessionState } from '../../session/customer-session-provider';
import { useToast } from '../../ui/toast';
import { checkoutDraft } from '../account/checkout-draft/checkout-draft';
import { draftOfOrder } from '../account/checkout-draft/draft-of-order';
import { useCartStores } from '../cart/cart-provider';
import { type MenuNow, refillCart } from '../cart/refill-cart';
import { loadShop } from '../shop/load-shop';
import { useTrack } from '../shop/visits/analytics';

export interface AgainQuestion {
  changes: readonly string[];
  /** Undefined when nothing of the order can be ordered now. */
  alone: Cart | undefined;
  isWhole: boolean;
  /** The lines together with the cart's; undefined while the cart is empty. */
  together: Cart | undefined;
}

/** Orders the same again, at the menu's prices of now. What has changed since is asked about first. */
export function useOrderAgain(order: Order) {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const track = useTrack();
  const session = useSessionState();
  const { cart, stock } = useCartStores();
  const [isReading, setReading] = useState(false);
  const [question, setQuestion] = useState<AgainQuestion>();

  const goOn = (lines: Cart) => {
    setQuestion(undefined);
    cart.change(lines);
    for (const { productId, quantity } of order.items) {
      if (lines.some((line) => line.productId === productId)) {
        track('add_to_cart', { productId, quantity });
      }
    }
    const profile = session.status === 'signed-in' ? session.user : undefined;
    checkoutDraft.set(draftOfOrder(order, profile));
    void navigate('/checkout');
  };

  const begin = async () => {
    setReading(true);
    const shop = await loadShop(api);
    setReading(false);
    if (!shop.products || !shop.stock) return toast('error', m.times_unreachable());
    stock.receive(shop.stock);
    const asked = questionOf(order, cart.get().lines, {
      products: shop.products,
      stock: shop.stock,
    });
    if (asked.alone && !asked.together && asked.changes.length === 0) goOn(asked.alone);
    else setQuestion(asked);
  };

  return { isReading, begin, question, goOn, dismiss: () => setQuestion(undefined) };
}

function questionOf({ items }: Order, held: Cart, menu: MenuNow): AgainQuestion {
  const alone = refillCart([], items, menu);
  const isHeld = held.length > 0 && alone.added > 0;
  const together = isHeld ? refillCart(held, items, menu) : undefined;
  return {
    changes: (together ?? alone).changes,
    alone: alone.added > 0 ? alone.cart : undefined,
    isWhole: alone.added === items.length,
    together: together?.cart,
  };
}
