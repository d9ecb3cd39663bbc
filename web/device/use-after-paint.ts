import { startTransition, useEffect, useState } from 'react';
import { inNextTask } from './next-task';

/**
 * The value as the last painted frame had it. Unlike `useDeferredValue`, whose work may run before the
 * frame that shows the newest value, it leaves that frame alone.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    let cancelTask: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      cancelTask = inNextTask(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      cancelTask?.();
    };
  }, [value]);
  return painted;
}
