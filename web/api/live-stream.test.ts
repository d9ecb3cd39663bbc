import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderNews } from '../../shared/contract/orders/live-contract';
import { liveStream } from './live-stream';
import { WireError } from './refusal';

/** Records opened streams; a test ends them itself. */
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
const network = Object.assign(new EventTarget(), { onLine: true });
const connect = (onLine: boolean) => {
  network.onLine = onLine;
  network.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};
const show = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const LONGEST_FIRST_PAUSE_MS = 1500;

function listener() {
  const received: string[] = [];
  return {
    received,
    onNews: ({ type, id }: OrderNews) => received.push(`${type} ${id}`),
    onConnected: (isConnected: boolean) => received.push(isConnected ? 'up' : 'down'),
    onRefused: (code: string) => received.push(code),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('subscribers share a stream, which resumes after its last event', async () => {
  const { opened, first, open } = streams();
  const stream = liveStream<OrderNews>(open, (id) => ({ type: 'reload', id }));
  const one = listener();
  first.push({ type: 'reload', id: '7' });
  const leaveOne = stream.subscribe(one);
  await settle();
  expect(one.received).toEqual(['down', 'up', 'reload 7']);
  const two = listener();
  const leaveTwo = stream.subscribe(two);
  // A later subscriber also starts with a reload.
  expect(two.received).toEqual(['up', 'reload 7']);
  expect(opened).toHaveLength(1);

  first.length = 0;
  opened[0]?.end();
  await settle();
  expect(two.received.at(-1)).toBe('down');
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_PAUSE_MS);
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7']);
  expect(two.received.at(-1)).toBe('up');

  leaveOne();
  expect(opened[1]?.signal.aborted).toBe(false);
  leaveTwo();
  expect(opened[1]?.signal.aborted).toBe(true);
});

test.each([
  { name: 'a hidden page', leavePage: () => show(true), comeBack: () => show(false) },
  { name: 'a page offline', leavePage: () => connect(false), comeBack: () => connect(true) },
])('$name closes the stream and resumes it at once', async ({ leavePage, comeBack }) => {
  const { opened, first, open } = streams();
  const stream = liveStream<OrderNews>(open, (id) => ({ type: 'reload', id }));
  first.push({ type: 'reload', id: '3' });
  const one = listener();
  stream.subscribe(one);
  await settle();
  leavePage();
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(one.received.at(-1)).toBe('down');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  comeBack();
  await settle();
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '3']);
});

test('after a refusal the stream is retried slowly, after a lost connection soon', async () => {
  const answers = [new WireError('unavailable', 503, ''), new WireError('forbidden', 403, '')];
  let tries = 0;
  const stream = liveStream(async () => {
    tries += 1;
    throw answers.shift() ?? new WireError('forbidden', 403, '');
  });
  const one = listener();
  const leave = stream.subscribe(one);
  await settle();
  expect([tries, one.received]).toEqual([1, ['down']]);
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_PAUSE_MS);
  expect([tries, one.received.at(-1)]).toEqual([2, 'forbidden']);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(tries).toBe(2);
  leave();
});

test('a page that reconnects often has one listener for the abort', async () => {
  const { opened, open } = streams();
  const leave = liveStream<OrderNews>(open, (id) => ({ type: 'reload', id })).subscribe(listener());
  for (let reconnects = 0; reconnects < 3; reconnects += 1) {
    await settle();
    opened.at(-1)?.end();
    await settle();
    await vi.advanceTimersByTimeAsync(LONGEST_FIRST_PAUSE_MS);
  }
  expect(opened).toHaveLength(4);
  opened.at(-1)?.end();
  await settle();
  expect(getEventListeners(opened.at(-1)?.signal ?? new EventTarget(), 'abort')).toHaveLength(1);
  leave();
});
