import { startTransition, useEffect, useState } from 'react';
import { inNextTask } from './next-task';

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

/** Unlike `useDeferredValue`, its work never runs before the frame that shows the newest value. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
