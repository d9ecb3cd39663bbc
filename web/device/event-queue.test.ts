import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTabs } from '../../tests/support/platform/browser-tabs';
import { createEventQueue, MOST_EVENTS, SEND_AFTER_MS } from './event-queue';
import { createVisitMarks } from './visit-marks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function eventQueue(online = true) {
  const sent: string[][] = [];
  const left: string[][] = [];
  const now = () => new Date('2026-03-01T05:00:00Z');
  const queue = createEventQueue(
    {
      send: async (events) => {
        if (!online) throw new Error('offline');
        sent.push(events.map(({ name }) => name));
      },
      sendOnLeaving: (events) => left.push(events.map(({ name }) => name)),
    },
    now,
    createVisitMarks(now, browserTabs().tab()),
  );
  return { queue, sent, left };
}

test('events are sent in batches', () => {
  const { queue, sent } = eventQueue();
  queue.track('view_item', { productId: 'p1' });
  vi.advanceTimersByTime(SEND_AFTER_MS - 1);
  queue.track('add_to_cart');
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['visit', 'view_item', 'add_to_cart']]);
  vi.advanceTimersByTime(SEND_AFTER_MS);
  expect(sent).toHaveLength(1);
});

test('a batch never exceeds the limit', () => {
  const { queue, sent } = eventQueue();
  for (let index = 0; index < MOST_EVENTS; index += 1) queue.track('view_item');
  vi.advanceTimersByTime(SEND_AFTER_MS);
  expect(sent.map(({ length }) => length)).toEqual([MOST_EVENTS, 1]);
});

test('events that cannot be sent are dropped', async () => {
  const { queue, sent } = eventQueue(false);
  queue.track('view_item');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test('a closing page sends its events once', () => {
  const { queue, sent, left } = eventQueue();
  queue.track('view_item');
  queue.leave();
  queue.leave();
  vi.advanceTimersByTime(SEND_AFTER_MS);
  expect(left).toEqual([['visit', 'view_item']]);
  expect(sent).toEqual([]);
});

test('opening more pages of a visit sends nothing', () => {
  const { queue, sent } = eventQueue();
  queue.track('visit');
  vi.advanceTimersByTime(SEND_AFTER_MS);
  queue.track('visit');
  vi.advanceTimersByTime(SEND_AFTER_MS);
  expect(sent).toEqual([['visit']]);
});
