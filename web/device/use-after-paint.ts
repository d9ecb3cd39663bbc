import { startTransition, useEffect, useState } from 'react';
import { inNextTask } from './next-task';
import type { ReadableStore } from './store';

/** Calls back in the task after the next frame, so that the frame does not wait for it. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let cancelTask: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    cancelTask = inNextTask(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelTask?.();
  };
}

/** The same values, but its subscribers hear of a change after the next frame. */
export function createPaintedStore<Value>({
  get,
  subscribe,
}: ReadableStore<Value>): ReadableStore<Value> {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let disconnect = () => {};
  return {
    get,
    subscribe(listener) {
      if (listeners.size === 0) disconnect = subscribe(() => void afterPaint(notify));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect();
      };
    },
  };
}

/** Unlike `useDeferredValue`, its work never runs before the frame that shows the newest value. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
