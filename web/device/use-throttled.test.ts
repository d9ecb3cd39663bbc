import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './use-throttled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a read at each news, every 300 ms for 6 s. A read that begins makes the one before worthless. */
async function readInRush(answerMs: number) {
  let begun = 0;
  let shown = 0;
  const read = throttle(async () => {
    const mine = ++begun;
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (mine === begun) shown++;
  }, 1000);
  for (let ms = 0; ms < 6000; ms += 300) {
    read();
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(0);
  return { begun, shown };
}

test('news of a rush starts one read a second', async () => {
  expect(await readInRush(100)).toEqual({ begun: 7, shown: 6 });
});

test('reads that take longer than the news are shown, not each thrown away for the next', async () => {
  expect(await readInRush(1400)).toEqual({ begun: 5, shown: 4 });
});

test('a read that gets no answer holds up the next one for ten seconds', async () => {
  const work = vi.fn(() => new Promise(() => {}));
  const read = throttle(work, 1000);
  read();
  read();
  await vi.advanceTimersByTimeAsync(9999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});
