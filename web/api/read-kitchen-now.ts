import type { KitchenNow } from '../../shared/contract/promise-contract';

/** Reads the kitchen's state without the visitor's token: the server then answers from its cache. */
export async function readKitchenNow(): Promise<KitchenNow> {
  const response = await fetch('/api/promise');
  if (!response.ok) throw new Error(`promise: ${response.status}`);
  return response.json();
}
