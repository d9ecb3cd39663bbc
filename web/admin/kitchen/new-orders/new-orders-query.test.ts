import {
  environmentManager,
  focusManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireError } from '../../../api/refusal';
import { newOrdersQuery } from './new-orders-query';

beforeEach(() => {
  vi.useFakeTimers();
  // On a server the library sets no timers.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Reads as a page does; `fail` says which of its reads fail, counted from 1. */
function reading(fail: (read: number) => Error | undefined, isConnected = false) {
  const times: number[] = [];
  const rang: string[] = [];
  const begun = Date.now();
  const query = newOrdersQuery({ ask: () => (ids) => rang.push(ids.join()) }, async () => {
    times.push((Date.now() - begun) / 1000);
    const failure = fail(times.length);
    if (failure) throw failure;
    return [
      { id: 'A', status: 'placed', stations: [] },
      { id: 'B', status: 'preparing', stations: [] },
    ];
  });
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const observer = new QueryObserver(client, { ...query(isConnected), staleTime: 15_000 });
  const end = observer.subscribe(() => {});
  void observer.refetch();
  return { times, rang, end };
}

const lost = () => new WireError('unavailable', 503, '');

test('a hidden tab tries again after failures, more slowly each time, and then rings', async () => {
  focusManager.setFocused(false);
  const { times, rang, end } = reading((read) => (read <= 6 ? lost() : undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  expect(rang).toEqual(['A', 'A']);
  end();
});

test('while the stream tells of orders, only a failure is tried again', async () => {
  const { times, end } = reading((read) => (read === 1 ? lost() : undefined), true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual([0, 1]);
  end();
});

test('the refusal of an ended session is not tried again sooner', async () => {
  const ended = new WireError('unauthorized', 401, '');
  const { times, end } = reading(() => ended);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(times).toEqual([0, 15, 30]);
  end();
});
