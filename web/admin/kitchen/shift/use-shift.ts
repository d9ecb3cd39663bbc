import { useEffect, useEffectEvent } from 'react';
import { BEAT_MS } from '../../../../shared/contract/kitchen/guard-contract';
import { useApi } from '../../../api/api-provider';
import { withTimeout } from '../../../api/with-timeout';
import { batteryPercent } from '../../../device/battery';
import { allowSound, playChime, soundRuns } from '../../../device/chime';
import { askForNotifications, endPush, mayNotify } from '../../../device/push';
import { storeOfficePages } from '../../../device/register-worker';
import { useStore } from '../../../device/store';
import { keepScreenOn, screenState } from '../../../device/wake-lock';
import { connectPush } from './connect-push';
import { isReported, shift } from './shift-store';

export function useShift() {
  const api = useApi();
  const { on, boardId } = useStore(shift);
  const hasSound = useStore(soundRuns);

  /** Unlocks the sound and lets it be heard. Call it during a tap. */
  const testSound = async () => {
    if (await allowSound()) playChime('loud');
  };
  const start = () => {
    shift.set({ on: true, boardId });
    void testSound();
    // Safari asks only during the tap itself, so nothing may be awaited before.
    void askForNotifications().then(() => connectPush(api));
  };
  const end = () => shift.set({ on: false, boardId });
  return { on, hasSound, start, end, testSound: () => void testSound() };
}

/** The shop forgets the device when the push service says that it is gone. */
export async function endShift(): Promise<void> {
  shift.set({ ...shift.get(), on: false });
  await endPush().catch(() => {});
}

/** Keeps the screen on and reports to the shop while the shift is on. Mounted once, on every page. */
export function useShiftDuties(): void {
  const api = useApi();
  const { on } = useStore(shift);
  const isSilent = !useStore(soundRuns) && on;
  useBeats(on);
  // After a reload nobody is asked again.
  const connect = useEffectEvent(() => void connectPush(api));
  useEffect(() => {
    if (!on) return;
    connect();
    // It is tried again at the next reload.
    storeOfficePages().catch(() => {});
    return keepScreenOn();
  }, [on]);
  useEffect(() => {
    if (!isSilent) return;
    // Any tap will do.
    const allow = () => void allowSound();
    addEventListener('click', allow, { capture: true });
    return () => removeEventListener('click', allow, { capture: true });
  }, [isSilent]);
}

const RETRY_MS = 5000;

/** Reports to the shop that this page is on, and at once when it comes into sight or online. */
function useBeats(on: boolean): void {
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
