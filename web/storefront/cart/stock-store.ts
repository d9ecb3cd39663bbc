import type { StockByProduct } from '../../../shared/domain/stock';
import { createStore, type ReadableStore } from '../../device/store';

/** A refresh within this time after the last one is skipped (spec §4, §9). */
export const STOCK_REFRESH_THROTTLE_MS = 5000;

export interface KnownStock {
  /** Undefined until the first inventory arrives. */
  stock: StockByProduct | undefined;
  loading: boolean;
}

export interface StockStore extends ReadableStore<KnownStock> {
  /** Loads the inventory, unless it was loaded within the last 5 s. It never fails: the old one stays. */
  refresh(): Promise<void>;
  receive(stock: StockByProduct): void;
}

/**
 * @param load fetches the public inventory.
 * @param now milliseconds of a monotonic clock.
 * @param initial the inventory that the server rendered the page with.
 */
export function createStockStore(
  load: () => Promise<StockByProduct>,
  now: () => number,
  initial: StockByProduct | undefined,
): StockStore {
  const { get, set, subscribe } = createStore<KnownStock>({ stock: initial, loading: false });
  let startedAt = Number.NEGATIVE_INFINITY;

  /** An equal inventory stays the same object, so that nothing is rendered again. */
  function unchanged(stock: StockByProduct): StockByProduct {
    const known = get().stock;
    // The server always lists products in one order.
    return known && JSON.stringify(stock) === JSON.stringify(known) ? known : stock;
  }

  return {
    get,
    subscribe,
    async refresh() {
      if (get().loading || now() - startedAt < STOCK_REFRESH_THROTTLE_MS) return;
      startedAt = now();
      set({ ...get(), loading: true });
      try {
        set({ stock: unchanged(await load()), loading: false });
      } catch {
        set({ ...get(), loading: false });
      }
    },
    receive(stock) {
      if (stock !== get().stock) set({ ...get(), stock });
    },
  };
}
