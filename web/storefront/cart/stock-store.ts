import type { StockByProduct } from '../../../shared/domain/stock';

/** A refresh within this time after the last one is skipped (spec §4, §9). */
export const STOCK_REFRESH_THROTTLE_MS = 5000;

export interface StockSnapshot {
  /** Units by product; undefined until the first inventory arrived. */
  stock: StockByProduct | undefined;
  loading: boolean;
}

export interface StockStore {
  subscribe(listener: () => void): () => void;
  snapshot(): StockSnapshot;
  /** Loads the inventory, unless that was done within the last 5 s. Never fails: the old one is kept. */
  refresh(): Promise<void>;
  /** Takes an inventory that came with a page. */
  receive(stock: StockByProduct): void;
}

/**
 * @param load fetches the public inventory.
 * @param now milliseconds, of a clock that only goes on.
 * @param initial what the server rendered the page with.
 */
export function createStockStore(
  load: () => Promise<StockByProduct>,
  now: () => number,
  initial: StockByProduct | undefined,
): StockStore {
  const listeners = new Set<() => void>();
  let current: StockSnapshot = { stock: initial, loading: false };
  let startedAt = Number.NEGATIVE_INFINITY;

  function show(next: StockSnapshot): void {
    current = next;
    for (const listener of listeners) listener();
  }

  /** What is drawn from the stock is drawn again only when it has changed. */
  function keptIfSame(stock: StockByProduct): StockByProduct {
    // The shop names products in one order, whoever asks.
    return JSON.stringify(stock) === JSON.stringify(current.stock)
      ? (current.stock ?? stock)
      : stock;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    async refresh() {
      if (current.loading || now() - startedAt < STOCK_REFRESH_THROTTLE_MS) return;
      startedAt = now();
      show({ ...current, loading: true });
      try {
        show({ stock: keptIfSame(await load()), loading: false });
      } catch {
        show({ ...current, loading: false });
      }
    },
    receive(stock) {
      if (stock !== current.stock) show({ ...current, stock });
    },
  };
}
