import { useEffect, useEffectEvent, useState } from 'react';
import { allowSound, playChime } from '../../device/chime';
import { storedText } from '../../device/stored-text';

const storage = storedText('admin-order-sound');

/** `waiting`: the chime is on, but the browser plays nothing before a tap on this page. */
export type SoundState = 'off' | 'waiting' | 'on';

export interface OrderSound {
  state: SoundState;
  toggle: () => void;
  play: () => void;
}

/** The chime for new orders. The setting is stored in the browser. */
export function useOrderSound(): OrderSound {
  const [state, setState] = useState<SoundState>(() =>
    storage.read() === 'on' ? 'waiting' : 'off',
  );

  const allow = useEffectEvent(async () => {
    if (await allowSound()) setState('on');
  });
  const waiting = state === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    // Any tap counts, including the one on the switch.
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
  return { state, toggle, play: () => void (state === 'on' && playChime()) };
}
