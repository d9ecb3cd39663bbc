import { type StrictCopy, strictCopy } from '../../../../device/strict-copy';
import { type createKeptOrders, keptIn, keptOrders } from './kept-orders';

/**
 * Puts back what a power cut took from the storage, and copies all that changes to the disk, within some 20 ms. An order
 * that comes back although the shop has it is sent again with its key, so it is placed once.
 * @returns a function that ends the copying.
 */
export async function keepOnDisk(
  kept: ReturnType<typeof createKeptOrders> = keptOrders,
  copy: StrictCopy = strictCopy('counter-orders'),
): Promise<() => void> {
  // A browser that forbids it has the orders in its other storage.
  const write = () => void copy.write(JSON.stringify(kept.get())).catch(() => {});
  const text = await copy.read().catch(() => undefined);
  const { orders } = kept.get();
  const known = new Set(orders.map(({ key }) => key));
  const copied = text === undefined ? [] : (keptIn(JSON.parse(text))?.orders ?? []);
  const lost = copied.filter(({ key }) => !known.has(key));
  if (lost.length > 0) kept.set({ orders: [...lost, ...orders] });
  write();
  return kept.subscribe(write);
}
