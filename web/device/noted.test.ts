import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', { pathname: '/menu' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const load = () => import('./noted');

/** Loads the module with a stubbed window and console. */
async function watch() {
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener;
  });
  const shown = vi.fn();
  vi.stubGlobal('console', { error: shown });
  const noted = await load();
  const woken = vi.fn();
  noted.noteGlobalErrors(woken);
  return { ...noted, listeners, shown, woken };
}

test('uncaught errors, rejections and console errors are noted, and still shown', async () => {
  const { subscribeToNotes, listeners, shown, woken } = await watch();
  const error = new Error('a');
  listeners['error']?.({ error, message: 'Uncaught Error: a' });
  listeners['error']?.({ error: null, message: 'Script error.' });
  expect(woken).toHaveBeenCalledTimes(2);
  const received: [string, unknown][] = [];
  subscribeToNotes(({ category, said }) => received.push([category, said]));
  listeners['unhandledrejection']?.({ reason: 'b' });
  console.error('c', 1);
  expect(received).toEqual([
    ['uncaught', error],
    ['uncaught', 'Script error.'],
    ['rejection', 'b'],
    ['console', ['c', 1]],
  ]);
  expect(shown).toHaveBeenCalledExactlyOnceWith('c', 1);
  expect(woken).toHaveBeenCalledTimes(2);
});

test('a warning does not start the log, and only the first early notes are stored', async () => {
  const { subscribeToNotes, note, woken } = await watch();
  for (let index = 0; index < 50; index += 1) note('warn', 'api', index);
  expect(woken).not.toHaveBeenCalled();
  const received: unknown[] = [];
  subscribeToNotes(({ said }) => received.push(said));
  expect(received).toHaveLength(20);
  expect(received[0]).toBe(0);
});

test('errors of the log itself are not noted', async () => {
  const { subscribeToNotes, note } = await watch();
  note('error', 'page', 'early');
  const received: unknown[] = [];
  subscribeToNotes(({ said }) => {
    received.push(said);
    console.error('the log is broken');
    throw new Error('the log is broken');
  });
  note('error', 'page', 'late');
  expect(received).toEqual(['early', 'late']);
});

test('a rejection is noted and rethrown', async () => {
  const { subscribeToNotes, noteFailure } = await watch();
  const received: unknown[] = [];
  subscribeToNotes(({ level, category, said }) => received.push([level, category, said]));
  await expect(noteFailure('sign-in', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await noteFailure('sign-in', Promise.resolve(1))).toBe(1);
  expect(received).toEqual([['warn', 'sign-in', new Error('no')]]);
});
