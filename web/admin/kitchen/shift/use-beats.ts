import { useEffect, useEffectEvent } from 'react';
import { BEAT_MS } from '../../../../shared/contract/kitchen/guard-contract';
import { useApi } from '../../../api/api-provider';
import { withTimeout } from '../../../api/with-timeout';
import { batteryPercent } from '../../../device/battery';
import { soundRuns } from '../../../device/chime';
import { mayNotify } from '../../../device/push';
import { screenState } from '../../../device/wake-lock';
import { isReported, shift } from './shift-store';

const RETRY_MS = 5000;

/** Reports to the shop that this page is on, and at once when it comes into sight or online. */
export function useBeats(on: boolean): void {
  const api = useApi();
  const report = useEffectEvent(async (): Promise<boolean> => {
    try {
      const state = {
        boardId: shift.get().boardId,
        visible: !document.hidden,
        sound: soundRuns.get(),
        wakeLock: screenState.get() === 'on',
        notifications: mayNotify(),
        battery: await batteryPercent(),
      };
      await api.guard.beat(state, withTimeout());
      return true;
    } catch {
      return false;
    }
  });
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const beat = async () => {
      clearTimeout(timer);
      const arrived = await report();
      if (stopped) return;
      isReported.set(arrived);
      clearTimeout(timer);
      timer = setTimeout(beat, arrived ? BEAT_MS : RETRY_MS);
    };
    const offline = () => isReported.set(false);
    const beatNow = () => void beat();
    beatNow();
    document.addEventListener('visibilitychange', beatNow);
    addEventListener('online', beatNow);
    addEventListener('offline', offline);
    return () => {
      stopped = true;
      clearTimeout(timer);
      isReported.set(undefined);
      document.removeEventListener('visibilitychange', beatNow);
      removeEventListener('online', beatNow);
      removeEventListener('offline', offline);
    };
  }, [on]);
}
