import type { KitchenNow } from '../../shared/contract/orders/promise-contract';
import type { Slots } from '../../shared/contract/orders/slots-contract';
import { readPublic } from './read-public';

export async function readKitchenNow(): Promise<KitchenNow> {
  return (await readPublic('promise')).json();
}

export async function readSlots(): Promise<Slots> {
  return (await readPublic('slots')).json();
}
