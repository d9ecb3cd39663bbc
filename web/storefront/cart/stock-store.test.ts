import { expect, test } from 'vitest';
import type { StockByProduct } from '../../../shared/domain/menu/stock';
import { createStockStore, STOCK_REFRESH_THROTTLE_MS } from './stock-store';

function stockStore(answers: (StockByProduct | Error)[], initial?: StockByProduct) {
  const clock = { ms: 0 };
  const calls: number[] = [];
  const load = async () => {
    calls.push(clock.ms);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
    return answer;
  };
  const now = () => clock.ms;
  const store = createStockStore({ load, loadQuietly: load, now, initial });
  return { store, clock, calls };
}

test('nothing is known until the first inventory arrives', async () => {
  const { store } = stockStore([{ p1: 3 }]);
  expect(store.get()).toEqual({ stock: undefined, loading: false });
  const refreshed = store.refresh();
  expect(store.get().loading).toBe(true);
  await refreshed;
  expect(store.get()).toEqual({ stock: { p1: 3 }, loading: false });
});

test('a refresh within five seconds of the last is skipped', async () => {
  const { store, clock, calls } = stockStore([{ p1: 3 }, { p1: 2 }]);
  await store.refresh();
  clock.ms = STOCK_REFRESH_THROTTLE_MS - 1;
  await store.refresh();
  expect(calls).toEqual([0]);
  clock.ms = STOCK_REFRESH_THROTTLE_MS;
  await store.refresh();
  expect(calls).toEqual([0, STOCK_REFRESH_THROTTLE_MS]);
  expect(store.get().stock).toEqual({ p1: 2 });
});

test('concurrent refreshes load once', async () => {
  const { store, calls } = stockStore([{ p1: 3 }]);
  await Promise.all([store.refresh(), store.refresh()]);
  expect(calls).toHaveLength(1);
});

test('a refresh with equal stock keeps the same object', async () => {
  const initial = { p1: 3, p2: 0 };
  const { store } = stockStore([{ p1: 3, p2: 0 }], initial);
  await store.refresh();
  expect(store.get().stock).toBe(initial);
});

test('a failed refresh keeps the old inventory', async () => {
  const { store } = stockStore([new Error('offline')], { p1: 3 });
  await store.refresh();
  expect(store.get()).toEqual({ stock: { p1: 3 }, loading: false });
});

test('a page that stays open follows the stock without a word, until somebody waits', async () => {
  const { store, clock } = stockStore([{ p1: 3 }, { p1: 0 }, new Error('offline')], { p1: 3 });
  const shown: boolean[] = [];
  store.subscribe(() => shown.push(store.get().loading));
  await store.follow();
  expect(shown).toEqual([]);
  clock.ms = STOCK_REFRESH_THROTTLE_MS;
  const following = store.follow();
  // The cart opens meanwhile.
  const refreshed = store.refresh();
  expect(store.get()).toEqual({ stock: { p1: 3 }, loading: true });
  await Promise.all([following, refreshed]);
  expect(store.get()).toEqual({ stock: { p1: 0 }, loading: false });
  clock.ms *= 2;
  await store.follow();
  expect(store.get()).toEqual({ stock: { p1: 0 }, loading: false });
  expect(shown).toEqual([true, false]);
});
