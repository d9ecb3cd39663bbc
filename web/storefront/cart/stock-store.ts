import type { StockByProduct } from '../../../shared/domain/menu/stock';
import { createStore } from '../../device/store';

/** A refresh within this time after the last one is skipped (storefront rule 8). */
export const STOCK_REFRESH_THROTTLE_MS = 5000;

export interface KnownStock {
  /** Undefined until the first inventory arrives. */
  stock: StockByProduct | undefined;
  loading: boolean;
}

type Load = () => Promise<StockByProduct>;

interface StockSources {
  load: Load;
  /** Loads for a page that stays open, when nobody waits for it. */
  loadQuietly: Load;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** The inventory with which the server rendered the page. */
  initial: StockByProduct | undefined;
}

export function createStockStore({ load, loadQuietly, now, initial }: StockSources) {
  const { get, set, subscribe } = createStore<KnownStock>({ stock: initial, loading: false });
  let startedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  /** Causes no render for an equal inventory. The server always lists products in the same order. */
  function show({ stock = get().stock, loading = get().loading }: Partial<KnownStock>): void {
    const known = get();
    const isEqual = JSON.stringify(stock) === JSON.stringify(known.stock);
    if (isEqual && loading === known.loading) return;
    set({ stock: isEqual ? known.stock : stock, loading });
  }

  async function loadOnce(from: Load): Promise<void> {
    startedAt = now();
    try {
      show({ stock: await from(), loading: false });
    } catch {
      show({ loading: false });
    } finally {
      running = undefined;
    }
  }

  async function start(from: Load, loading: boolean): Promise<void> {
    if (!running && now() - startedAt < STOCK_REFRESH_THROTTLE_MS) return;
    if (loading) show({ loading });
    running ??= loadOnce(from);
    await running;
  }

  return {
    get,
    /** What the server rendered: a part of the page may hydrate after newer stock has come. */
    rendered: get(),
    subscribe,
    /** Loads the inventory, and says so. On a failure it keeps the old one. */
    refresh: () => start(load, true),
    /** Loads it without saying so, until somebody waits for it. */
    follow: () => start(loadQuietly, false),
    receive: (stock: StockByProduct) => show({ stock }),
  };
}

export type StockStore = ReturnType<typeof createStockStore>;
