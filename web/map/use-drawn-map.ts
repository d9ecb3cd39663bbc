import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapNews } from './open-map';

interface MapScript<Script, Drawn> {
  /** Loads the script that draws, when the map is first shown. */
  load: () => Promise<Script>;
  draw: (script: Script, box: HTMLElement, news: MapNews) => Drawn;
}

/** Draws a map into `box`. `drawn` is undefined until its script has loaded. */
export function useDrawnMap<Script, Drawn extends { remove: () => void }>(
  map: MapScript<Script, Drawn>,
) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const [state, setState] = useState<'waiting' | 'seen' | 'failed'>('waiting');
  const failing = state === 'failed';

  const load = useEffectEvent(() => map.load());
  const draw = useEffectEvent((script: Script) => {
    if (!box.current) return;
    drawn.current = map.draw(script, box.current, {
      onSeen: () => setState('seen'),
      onFailed: () => setState('failed'),
    });
  });

  useEffect(() => {
    if (failing) return;
    let gone = false;
    load().then(
      (script) => {
        if (!gone) draw(script);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
      drawn.current?.remove();
      drawn.current = undefined;
    };
  }, [failing]);

  return { box, drawn, state, retry: () => setState('waiting') };
}
