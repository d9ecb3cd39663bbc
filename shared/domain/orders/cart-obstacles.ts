import { m } from '../../messages/compiled/messages';
import { type DeliveryPause, deliveryPauseWords } from '../platform/delivery-reach';
import { formatRupees, type Paise } from '../platform/money';
import type { DeliveryFeeRule, DeliverySettings } from '../shop/delivery-settings';
import { isDeliveryPaused } from '../shop/shop-state';
import { type DeliveryTerms, leastDeliveryMinimum, usualTerms } from '../shop/usual-terms';
import { type DeliveryMethod, untilReducedFee } from './pricing';

/** What decides whether a cart can be ordered, besides its lines. */
export interface CartFacts {
  subtotal: Paise;
  method: DeliveryMethod;
  settings: DeliverySettings;
  /** The terms of the address; undefined until the customer has said where a delivery goes. */
  terms?: DeliveryTerms | undefined;
  /** Why there is no delivery for now, to there or anywhere. */
  pause: DeliveryPause | null | undefined;
  /** The slot of an order for later (ISO 8601, UTC); null for as soon as possible. */
  slotAt: string | null;
  /** What the shop says that takes no orders. */
  closedMessage: string | undefined;
}

export interface CartObstacle {
  kind: 'closed' | 'no-delivery' | 'minimum';
  message: string;
  /** Whether the same cart could be picked up. */
  canPickUp: boolean;
}

/** Why the cart cannot be ordered like this, the gravest first. The server checks the same when it is placed. */
export function cartObstacles(facts: CartFacts): CartObstacle[] {
  const { subtotal, method, settings, pause, slotAt, closedMessage } = facts;
  if (closedMessage !== undefined) {
    return [{ kind: 'closed', message: closedMessage, canPickUp: false }];
  }
  const canPickUp = method === 'delivery' && subtotal >= settings.minOrderAmount;
  const obstacles: CartObstacle[] = [];
  const isPaused = method === 'delivery' && pause && isDeliveryPaused(pause, slotAt);
  if (isPaused) {
    obstacles.push({ kind: 'no-delivery', message: deliveryPauseWords(pause), canPickUp });
  }
  const minimum = isPaused ? settings.minOrderAmount : minimumOf(facts);
  if (subtotal < minimum) {
    const amounts = {
      minimum: formatRupees(minimum),
      missing: formatRupees(minimum - subtotal),
    };
    obstacles.push({
      kind: 'minimum',
      message: canPickUp ? m.cart_minimum_delivery(amounts) : m.cart_minimum(amounts),
      canPickUp,
    });
  }
  return obstacles;
}

/** An address that is not known yet may lie where the least has to be ordered. */
function minimumOf({ method, settings, terms }: CartFacts): Paise {
  if (method === 'pickup') return settings.minOrderAmount;
  return terms?.minOrderAmount ?? leastDeliveryMinimum(settings);
}

/**
 * The rule of a delivery fee that falls with the amount, and the amount that is missing; 0 when it
 * has fallen. Undefined where that is not certain: for a pickup, while something else stops the
 * order, in an area with a fee of its own, and at an unknown address of a shop with such areas.
 */
export function feeReduction(
  facts: CartFacts,
): { rule: DeliveryFeeRule; missing: Paise } | undefined {
  const { subtotal, method, settings, terms } = facts;
  if (method === 'pickup' || cartObstacles(facts).length > 0) return undefined;
  if (!terms && settings.zone.areas?.length) return undefined;
  const { feeRule: rule } = terms ?? usualTerms(settings);
  if (rule.reducedDeliveryFee >= rule.deliveryFee) return undefined;
  return { rule, missing: untilReducedFee(subtotal, rule) };
}
