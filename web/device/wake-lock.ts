import { createStore } from './store';

/** `refused`: the browser can keep the screen on and does not, for example on a low battery. */
export type ScreenState = 'off' | 'on' | 'refused' | 'unsupported';

export const screenState = createStore<ScreenState>('off');

/** Older browsers, and pages without https, have no wake lock. */
const locks = () => (navigator as { wakeLock?: WakeLock }).wakeLock;

/** The browser releases the lock when the page is hidden, so each return requests it again. */
export function keepScreenOn(): () => void {
  let stopped = false;
  let held: WakeLockSentinel | undefined;

  const hold = async () => {
    if (document.hidden || stopped || (held && !held.released)) return;
    const available = locks();
    if (!available) return void screenState.set('unsupported');
    try {
      const lock = await available.request('screen');
      if (stopped) return void lock.release();
      held = lock;
      screenState.set('on');
      lock.addEventListener('release', () => screenState.set('off'));
    } catch {
      screenState.set('refused');
    }
  };
  const holdAgain = () => void hold();
  holdAgain();
  document.addEventListener('visibilitychange', holdAgain);
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', holdAgain);
    void held?.release();
    screenState.set('off');
  };
}
