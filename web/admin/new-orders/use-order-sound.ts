import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound, playChime } from '../../device/chime';
import { storedText } from '../../device/stored-text';

const storage = storedText('admin-order-sound');

/** `waiting`: switched on before this page was opened, and the browser wants a tap first. */
export type OrderSound = 'off' | 'waiting' | 'on';

/** The chime for new orders; whether it is wanted, this browser keeps. */
export function useOrderSound() {
  const [state, setState] = useState<OrderSound>(() =>
    storage.read() === 'on' ? 'waiting' : 'off',
  );

  const allow = useEffectEvent(async () => {
    if (await allowSound()) setState('on');
  });
  const waiting = state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    // Any tap will do; the switch's own is heard here too.
    addEventListener('click', allow, { capture: true });
    return () => removeEventListener('click', allow, { capture: true });
  }, [waiting]);

  const toggle = async () => {
    if (state === 'on') {
      storage.write('off');
      setState('off');
      return;
    }
    storage.write('on');
    const allowed = await allowSound();
    setState(allowed ? 'on' : 'waiting');
    if (allowed) playChime();
  };
  return { state, toggle, play: () => state === 'on' && playChime() };
}
