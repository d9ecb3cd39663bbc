import { useCallback, useEffect, useRef, useState } from 'react';
import { browserEnvironment } from './browser-environment';
import { type Fix, type LocateFailure, locate } from './locate';

/** The states of people rule 13: idle, detecting, watching for a better fix, success, error. */
export type LocationDetection =
  | { status: 'idle' }
  | { status: 'detecting' }
  | {
      status: 'watching';
      /** Metres, of the best fix so far. */
      accuracy: number | undefined;
    }
  | { status: 'success'; fix: Fix }
  | { status: 'error'; failure: LocateFailure };

interface UsedLocation {
  detection: LocationDetection;
  /** Call it only from a visitor's tap. */
  detect: () => void;
  /** Ends the search after the visitor has set their location. */
  forget: () => void;
}

const IDLE: LocationDetection = { status: 'idle' };

/** Stops when the page is left or hidden. After a denial, idle again once the visitor allows it. */
export function useLocation(): UsedLocation {
  const [detection, setDetection] = useState<LocationDetection>(IDLE);
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
      (best) => setDetection({ status: 'watching', accuracy: best?.accuracy }),
      controller.signal,
    );
    asked.current = true;
    if (running.current !== controller) return;
    running.current = undefined;
    if (outcome.ok) setDetection({ status: 'success', fix: outcome.fix });
    else if (outcome.failure === 'stopped') setDetection(IDLE);
    else setDetection({ status: 'error', failure: outcome.failure });
  }, []);

  const forget = useCallback(() => {
    const search = running.current;
    running.current = undefined;
    search?.abort();
    setDetection(IDLE);
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

  const denied = detection.status === 'error' && detection.failure === 'denied';
  useEffect(() => {
    if (denied) return whenAllowed(forget);
  }, [denied, forget]);

  return { detection, detect, forget };
}

/** Calls back once the browser's settings allow the location again. */
function whenAllowed(allowed: () => void): () => void {
  const left = new AbortController();
  const look = async () => {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    permission.addEventListener(
      'change',
      () => {
        if (permission.state !== 'denied') allowed();
      },
      { signal: left.signal },
    );
  };
  // Older browsers do not report this; there, reopening the form asks again.
  look().catch(() => undefined);
  return () => left.abort();
}
