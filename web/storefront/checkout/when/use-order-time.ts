import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import type { Slots } from '../../../../shared/contract/orders/slots-contract';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { readPublic } from '../../../api/read-public';
import { useRead } from '../../../device/use-read';
import { useSteady } from '../../../device/use-steady';
import { useShop } from '../../shop/shop-context';
import { cartPromise, cartSlots, type TimedCart } from './cart-times';
import { slotOf, slotProblem } from './slot-choice';

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
    promise: known?.kitchen.window ? cartPromise(known.kitchen, timed) : undefined,
  };
}

const READ_EVERY_MS = MINUTE_MS;
const READ_AGAIN_MS = 5_000;

interface KitchenTimes {
  kitchen: KitchenNow;
  /** Undefined unless they were asked for. */
  slots: Slots | undefined;
}

/** What the kitchen can do and when, read again every minute, and sooner after a failure. */
function useKitchenTimes(readsSlots: boolean): KitchenTimes | 'loading' | 'failed' {
  const { answer, failure } = useRead<KitchenTimes>(
    async () => {
      const [kitchen, slots] = await Promise.all([
        readKitchenNow(),
        readsSlots ? readSlots() : undefined,
      ]);
      return { kitchen, slots };
    },
    { key: String(readsSlots), everyMs: READ_EVERY_MS, retryMs: READ_AGAIN_MS },
  );
  // The last known times stay while the network is away: the server checks the chosen one.
  return useSteady(answer ?? (failure ? 'failed' : 'loading'));
}

async function readKitchenNow(): Promise<KitchenNow> {
  return (await readPublic('promise')).json();
}

async function readSlots(): Promise<Slots> {
  return (await readPublic('slots')).json();
}
