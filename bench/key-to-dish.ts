import type { Page } from '@playwright/test';

/** How long a key of the search took until the frame in which its best match can be seen, or a tap until the next frame (ms). */
export interface KeyTime {
  wallMs: number;
  /** Of the page's main thread. A busy machine changes it less than the time on the clock. */
  cpuMs: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, as are `dur` and `tdur`. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { detail?: string } };
}

const CATEGORIES = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const SETTLED_MS = 1500;
const KEY = 'bench-key';
const FOUND = 'bench-found';

/** Marks keys and changes of the best match in the page's trace. */
export async function markSearch(page: Page): Promise<void> {
  await page.evaluate(
    ({ key, found }) => {
      let best = '';
      addEventListener('beforeinput', () => performance.mark(key, { detail: best }), true);
      new MutationObserver(() => {
        const results = 'main [role="status"] ~ :not([hidden]) h3';
        best = document.querySelector(results)?.textContent ?? '';
        performance.mark(found, { detail: best });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { key: KEY, found: FOUND },
  );
}

/** Marks taps and keys in the page's trace. */
export async function markInput(page: Page): Promise<void> {
  await page.evaluate((key) => {
    for (const type of ['click', 'beforeinput']) {
      addEventListener(type, () => performance.mark(key, { detail: '' }), true);
    }
  }, KEY);
}

/** Types a letter into the focused field of a page with `markSearch` or `markInput`. */
export function timeKey(page: Page, letter: string): Promise<KeyTime> {
  return timeInput(page, () => page.keyboard.type(letter));
}

/** Times a tap or a key on a page with `markSearch` or `markInput`. */
export async function timeInput(page: Page, act: () => Promise<void>): Promise<KeyTime> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  await page.waitForTimeout(SETTLED_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return keyTimeOf(traceEvents);
}

function keyTimeOf(events: readonly TraceEvent[]): KeyTime {
  const key = events.find(({ name }) => name === KEY);
  if (!key) throw new Error('The trace has no key');
  const main = events
    .filter(({ pid, tid }) => pid === key.pid && tid === key.tid)
    .toSorted((a, b) => a.ts - b.ts);
  // A best match that was shown before the key is still shown in the key's own frame.
  const changes = main.filter(({ name, ts }) => (name === KEY || name === FOUND) && ts >= key.ts);
  const best = changes.at(-1)?.args.data?.detail;
  const other = changes.findLastIndex(({ args }) => args.data?.detail !== best);
  const found = changes[other + 1] ?? key;
  const frame = main.find(({ name, ph, ts }) => name === 'Commit' && ph === 'X' && ts >= found.ts);
  if (!frame) throw new Error('The trace has no frame after the key');
  const tasks = main.filter(
    ({ name, ph, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      ph === 'X' &&
      ts + dur >= key.ts &&
      ts <= frame.ts,
  );
  const outermost = tasks.filter(
    (task) =>
      !tasks.some((outer) => outer !== task && outer.ts <= task.ts && endOf(outer) >= endOf(task)),
  );
  const begin = Math.min(key.ts, ...outermost.map(({ ts }) => ts));
  return {
    wallMs: (endOf(frame) - begin) / 1000,
    cpuMs: outermost.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
