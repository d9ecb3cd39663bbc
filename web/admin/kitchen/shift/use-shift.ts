import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../api/api-provider';
import { allowSound, playChime, soundRuns } from '../../../device/chime';
import { askForNotifications, endPush } from '../../../device/push';
import { storeBoardPage } from '../../../device/register-worker';
import { useStore } from '../../../device/store';
import { keepScreenOn } from '../../../device/wake-lock';
import { connectPush } from './connect-push';
import { shift } from './shift-store';
import { useBeats } from './use-beats';

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
    storeBoardPage().catch(() => {});
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
