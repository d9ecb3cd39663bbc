import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { useShop } from '../../shop/shop-context';
import { cartSlots, cartWindow, type TimedCart } from './cart-times';
import { slotOf, slotProblem } from './slot-choice';
import { useKitchenTimes } from './use-kitchen-times';

interface OrderTimeOptions {
  cart: Omit<TimedCart, 'products' | 'zone'>;
  /** The slot that the customer has chosen; null for as soon as possible. */
  wanted: string | null;
  /** The slots that the server refused because they are full: the list of slots may be older. */
  fullSlots: readonly string[];
}

/** When the cart can be had: as soon as possible, or in one of the slots. */
export function useOrderTime({ cart, wanted, fullSlots }: OrderTimeOptions) {
  const { settings, products, takesLaterOrders, laterMessage } = useShop();
  const isOnlyLater = Boolean(laterMessage);
  // A chosen slot stays in sight when the owner ends orders for later.
  const offersLater = Boolean(takesLaterOrders) || wanted !== null;
  const times = useKitchenTimes(offersLater);
  const known = typeof times === 'string' ? undefined : times;
  const timed = { ...cart, products, zone: settings.zone };
  const choices =
    known?.slots &&
    cartSlots(known.kitchen, known.slots, timed).map((choice) =>
      fullSlots.includes(choice.startsAt) ? { ...choice, isFull: true } : choice,
    );
  const now = known ? new Date(known.kitchen.now) : new Date();
  const wish = { wanted, choices, isOnlyLater };
  const slotAt = slotOf(wish);
  return {
    offersLater,
    isOnlyLater,
    choices,
    hasFailed: times === 'failed',
    now,
    slotAt,
    /** 'today, 1:15 to 1:30 pm'; undefined for as soon as possible. */
    slotWords: slotAt === null ? undefined : slotWords(slotAt, now),
    problem: slotProblem(wish),
    /** When it would be ready, or delivered, if it were ordered now; undefined while closed. */
    window: known?.kitchen.window ? cartWindow(known.kitchen, timed) : undefined,
  };
}
