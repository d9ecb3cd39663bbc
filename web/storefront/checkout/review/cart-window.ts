import type { KitchenNow } from '../../../../shared/contract/promise-contract';
import type { CartLine } from '../../../../shared/domain/cart';
import { type DeliveryZone, distanceKm } from '../../../../shared/domain/delivery-zone';
import type { DeliveryMethod } from '../../../../shared/domain/pricing';
import { promisedWindow, travelMinutes, workOf } from '../../../../shared/domain/promise';
import { windowWords } from '../../../../shared/domain/promise-words';
import type { MenuProduct } from '../../../api/catalog-from-wire';

interface Cart {
  lines: readonly CartLine[];
  products: readonly MenuProduct[] | undefined;
  method: DeliveryMethod;
  zone: DeliveryZone;
  /** Where a delivery goes, as far as it is known. */
  place:
    | { latitude?: number | null | undefined; longitude?: number | null | undefined }
    | undefined;
}

/** The window of a cart, in words, found as the server finds that of an order. */
export function cartWindow(kitchen: KitchenNow, cart: Cart): string {
  const minutes = new Map(cart.products?.map(({ id, prepMinutes }) => [id, prepMinutes]));
  const dishes = cart.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    prepMinutes: minutes.get(productId) ?? null,
  }));
  const window = promisedWindow(kitchen, workOf(dishes, kitchen.usualMinutes), {
    now: new Date(kitchen.now),
    travelMinutes: cart.method === 'pickup' ? 0 : travelTo(cart),
  });
  return windowWords(window);
}

function travelTo({ zone, place }: Cart): number {
  const { latitude, longitude } = place ?? {};
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  const km = isKnown ? distanceKm(zone.store, { latitude, longitude }) : undefined;
  return travelMinutes(km, zone.radiusKm);
}
