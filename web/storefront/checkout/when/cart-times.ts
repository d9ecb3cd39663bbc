import type { KitchenNow } from '../../../../shared/contract/orders/promise-contract';
import type { Slots } from '../../../../shared/contract/orders/slots-contract';
import type { CartLine } from '../../../../shared/domain/orders/cart';
import type { DeliveryMethod } from '../../../../shared/domain/orders/pricing';
import { promisedWindow, travelMinutes, workOf } from '../../../../shared/domain/orders/promise';
import { promiseWords } from '../../../../shared/domain/orders/promise-words';
import { windowBefore } from '../../../../shared/domain/orders/promised-window';
import { type LaterOrder, type SlotChoice, slotsFor } from '../../../../shared/domain/orders/slots';
import { locationOf, type MaybeLocated } from '../../../../shared/domain/shop/delivery-terms';
import type { DeliveryZone } from '../../../../shared/domain/shop/delivery-zone';
import type { MenuProduct } from '../../../api/catalog-from-wire';

export interface TimedCart {
  lines: readonly CartLine[];
  products: readonly MenuProduct[] | undefined;
  method: DeliveryMethod;
  zone: DeliveryZone;
  /** Where a delivery goes, as far as it is known. */
  place: MaybeLocated | undefined;
}

/** The promise of a cart, in words, found as the server finds that of an order. */
export function cartPromise(kitchen: KitchenNow, cart: TimedCart): string {
  const { work, travelMinutes } = orderOf(kitchen, cart);
  const window = promisedWindow(kitchen, work, { now: new Date(kitchen.now), travelMinutes });
  const latest = kitchen.latest === null ? null : new Date(kitchen.latest);
  return promiseWords(windowBefore(window, latest), cart.method);
}

/** Full slots included. */
export function cartSlots(kitchen: KitchenNow, slots: Slots, cart: TimedCart): SlotChoice[] {
  return slotsFor(orderOf(kitchen, cart), { ...slots, kitchen, now: new Date(kitchen.now) });
}

function orderOf(kitchen: KitchenNow, cart: TimedCart): LaterOrder {
  const minutes = new Map(cart.products?.map(({ id, prepMinutes }) => [id, prepMinutes]));
  const dishes = cart.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    prepMinutes: minutes.get(productId) ?? null,
  }));
  return {
    work: workOf(dishes, kitchen.usualMinutes),
    travelMinutes:
      cart.method === 'pickup' ? 0 : travelMinutes(cart.zone, locationOf(cart.place ?? {})),
  };
}
