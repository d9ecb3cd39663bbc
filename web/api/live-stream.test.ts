import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderNews } from '../../shared/contract/live-contract';
import { liveStream } from './live-stream';
import { WireError } from './refusal';

/** Streams that a test ends by hand, in the order in which they were opened. */
function streams() {
  const opened: { lastEventId: string | undefined; signal: AbortSignal; end: () => void }[] = [];
  const first: OrderNews[] = [];
  const open = async ({ signal, lastEventId }: { signal: AbortSignal; lastEventId?: string }) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    opened.push({ lastEventId, signal, end });
    return (async function* () {
      yield* first;
      await ended;
    })();
  };
  return { opened, first, open };
}

const page = Object.assign(new EventTarget(), { hidden: false });
const show = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const LONGEST_FIRST_PAUSE_MS = 1500;

function listener() {
  const heard: string[] = [];
  return {
    heard,
    onNews: ({ type, id }: OrderNews) => heard.push(`${type} ${id}`),
    onConnected: (standing: boolean) => heard.push(standing ? 'stands' : 'down'),
    onRefused: (code: string) => heard.push(code),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('listeners share a stream, which goes on after its last event when it breaks', async () => {
  const { opened, first, open } = streams();
  const stream = liveStream(open);
  const one = listener();
  first.push({ type: 'reload', id: '7' });
  const leaveOne = stream.subscribe(one);
  await settle();
  expect(one.heard).toEqual(['down', 'stands', 'reload 7']);
  const two = listener();
  const leaveTwo = stream.subscribe(two);
  // It has not heard what came before.
  expect(two.heard).toEqual(['stands', 'reload 7']);
  expect(opened).toHaveLength(1);

  first.length = 0;
  opened[0]?.end();
  await settle();
  expect(two.heard.at(-1)).toBe('down');
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_PAUSE_MS);
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7']);
  expect(two.heard.at(-1)).toBe('stands');

  leaveOne();
  expect(opened[1]?.signal.aborted).toBe(false);
  leaveTwo();
  expect(opened[1]?.signal.aborted).toBe(true);
});

test('out of sight it rests, and then goes on', async () => {
  const { opened, first, open } = streams();
  const stream = liveStream(open);
  first.push({ type: 'reload', id: '3' });
  const one = listener();
  stream.subscribe(one);
  await settle();
  show(true);
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(one.heard.at(-1)).toBe('down');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  show(false);
  await settle();
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '3']);
});

test('a refusal is passed on and tried again seldom, a lost network soon', async () => {
  const answers = [new WireError('unavailable', 503, ''), new WireError('forbidden', 403, '')];
  let tries = 0;
  const stream = liveStream(async () => {
    tries += 1;
    throw answers.shift() ?? new WireError('forbidden', 403, '');
  });
  const one = listener();
  const leave = stream.subscribe(one);
  await settle();
  expect([tries, one.heard]).toEqual([1, ['down']]);
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_PAUSE_MS);
  expect([tries, one.heard.at(-1)]).toEqual([2, 'forbidden']);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(tries).toBe(2);
  leave();
});
