import { useCallback, useEffect, useRef, useState } from 'react';
import { browserEnvironment } from './browser-environment';
import { type Fix, type LocateFailure, locate } from './locate';

/** Spec §4: idle, detecting, watching for something better, success, error. */
export type LocationDetection =
  | { status: 'idle' }
  | { status: 'detecting' }
  | { status: 'watching' }
  | { status: 'success'; fix: Fix }
  | { status: 'error'; failure: LocateFailure };

/**
 * The visitor's place, found when `detect` is called from a tap and never before. It stops when
 * the page is left or hidden.
 */
export function useLocation(): { detection: LocationDetection; detect: () => void } {
  const [detection, setDetection] = useState<LocationDetection>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  const asked = useRef(false);

  const detect = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setDetection({ status: 'detecting' });
    const outcome = await locate(
      'geolocation' in navigator ? navigator.geolocation : undefined,
      browserEnvironment(navigator.userAgent),
      asked.current,
      () => setDetection({ status: 'watching' }),
      controller.signal,
    );
    asked.current = true;
    if (running.current !== controller) return;
    running.current = undefined;
    if (outcome.ok) setDetection({ status: 'success', fix: outcome.fix });
    else if (outcome.failure === 'stopped') setDetection({ status: 'idle' });
    else setDetection({ status: 'error', failure: outcome.failure });
  }, []);

  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.hidden) running.current?.abort();
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      running.current?.abort();
      running.current = undefined;
    };
  }, []);

  return { detection, detect };
}
