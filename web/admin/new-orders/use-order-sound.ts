import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound, playChime } from '../../device/chime';
import { createStoredStore, isRecord } from '../../device/stored-store';
import { storedText } from '../../device/stored-text';

/** Whether staff want the chime on this device. */
const chimeChoice = createStoredStore<{ wanted: boolean }>({
  storage: storedText('admin-order-sound'),
  version: 1,
  // Before versions were stored, it was the word 'on' or 'off'.
  parse: (data) => ({ wanted: data === 'on' || (isRecord(data) && data['wanted'] === true) }),
  initial: () => ({ wanted: false }),
});

/** `waiting`: staff want the chime, and the browser plays nothing before a tap on this page. */
export type SoundState = 'off' | 'waiting' | 'on';

export interface OrderSound {
  state: SoundState;
  toggle: () => void;
  play: () => void;
}

/** The chime for new orders. */
export function useOrderSound(): OrderSound {
  const [state, setState] = useState<SoundState>(() =>
    chimeChoice.get().wanted ? 'waiting' : 'off',
  );

  const allow = useEffectEvent(async () => {
    if (await allowSound()) setState('on');
  });
  const waiting = state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    // Any tap will do, the one on the switch included.
    addEventListener('click', allow, { capture: true });
    return () => removeEventListener('click', allow, { capture: true });
  }, [waiting]);

  const toggle = async () => {
    if (state === 'on') {
      chimeChoice.set({ wanted: false });
      setState('off');
      return;
    }
    chimeChoice.set({ wanted: true });
    const allowed = await allowSound();
    setState(allowed ? 'on' : 'waiting');
    if (allowed) playChime();
  };
  return { state, toggle, play: () => void (state === 'on' && playChime()) };
}
