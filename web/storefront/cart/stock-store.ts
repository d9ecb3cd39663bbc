import type { StockByProduct } from '../../../shared/domain/stock';
import { createStore } from '../../device/store';

/** A refresh within this time after the last one is skipped (spec §4, §9). */
export const STOCK_REFRESH_THROTTLE_MS = 5000;

export interface KnownStock {
  /** Undefined until the first inventory arrives. */
  stock: StockByProduct | undefined;
  loading: boolean;
}

/**
 * @param now milliseconds of a monotonic clock.
 * @param initial the inventory with which the server rendered the page.
 */
export function createStockStore(
  load: () => Promise<StockByProduct>,
  now: () => number,
  initial: StockByProduct | undefined,
) {
  const { get, set, subscribe } = createStore<KnownStock>({ stock: initial, loading: false });
  let startedAt = Number.NEGATIVE_INFINITY;

  /** Avoids a render for an equal inventory. The server always lists products in the same order. */
  function unchanged(stock: StockByProduct): StockByProduct {
    const known = get().stock;
    return known && JSON.stringify(stock) === JSON.stringify(known) ? known : stock;
  }

  return {
    get,
    subscribe,
    /** Loads the inventory. On a failure it keeps the old one. */
    async refresh(): Promise<void> {
      if (get().loading || now() - startedAt < STOCK_REFRESH_THROTTLE_MS) return;
      startedAt = now();
      set({ ...get(), loading: true });
      try {
        set({ stock: unchanged(await load()), loading: false });
      } catch {
        set({ ...get(), loading: false });
      }
    },
    receive(stock: StockByProduct) {
      if (stock !== get().stock) set({ ...get(), stock });
    },
  };
}

export type StockStore = ReturnType<typeof createStockStore>;
