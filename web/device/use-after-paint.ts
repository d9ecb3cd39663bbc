import { startTransition, useEffect, useState } from 'react';
import { inNextTask } from './next-task';

/** Unlike `useDeferredValue`, its work never runs before the frame that shows the newest value. */
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
