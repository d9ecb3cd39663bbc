import { useState } from 'react';
import { readPublicSettings } from '../../api/read-public';
import { useRead } from '../../device/use-read';
import { useVisibleInterval } from '../../device/use-visible-interval';

/** The parts of a page that tell the time ask together. */
let asking: Promise<number> | undefined;

/** Without a network it is the phone's clock. @returns undefined until the server has answered. */
export function useServerClock(everyMs: number): Date | undefined {
  const { answer: aheadMs } = useRead(() => {
    asking ??= readAheadMs().finally(() => {
      asking = undefined;
    });
    return asking;
  });
  const [, setTicks] = useState(0);
  useVisibleInterval(() => setTicks((ticks) => ticks + 1), everyMs, true);
  return aheadMs === undefined ? undefined : new Date(Date.now() + aheadMs);
}

/** How far the server's clock is ahead of the phone's (ms), to a second or so; 0 if it is not known. */
export async function readAheadMs(): Promise<number> {
  try {
    const { sentAt } = await readPublicSettings();
    return sentAt - Date.now() || 0;
  } catch {
    return 0;
  }
}
