import { MINUTE_MS } from '../../shared/domain/platform/durations';
import { areCoordinates } from '../../shared/domain/shop/delivery-zone';
import type { BrowserEnvironment } from './browser-environment';

export interface Fix {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Metres. */
  accuracy: number;
}

/** `denied`: by the visitor or the app. `unavailable`: none found. `stopped`: it was aborted. */
export type LocateFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'stopped';

type LocateOutcome = { ok: true; fix: Fix } | { ok: false; failure: LocateFailure };

interface LocatePlan {
  /** Tried in this order until one succeeds. */
  tries: PositionOptions[];
  /** How long to watch for a better fix afterwards. */
  watchMs: number;
  /** Each attempt has a timeout, because some apps never respond. */
  watchdogMs?: number;
}

const GOOD_ENOUGH_M = 100;
const IN_APP: LocatePlan = {
  tries: [{ enableHighAccuracy: true, timeout: 15_000 }],
  watchMs: 0,
  watchdogMs: 15_000,
};

/** The attempts in each environment. Only a visitor's tap starts them. */
const PLANS: Record<BrowserEnvironment, LocatePlan> = {
  instagram: IN_APP,
  'in-app': IN_APP,
  'ios-safari': { tries: [{ enableHighAccuracy: true, timeout: 15_000 }], watchMs: 30_000 },
  standard: {
    tries: [
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: MINUTE_MS },
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: MINUTE_MS },
    ],
    watchMs: 30_000,
  },
};

const FAILURES: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** `again` accepts no cached fix. An aborted search returns the best fix so far. */
export async function locate(
  geolocation: Pick<Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'> | undefined,
  environment: BrowserEnvironment,
  again: boolean,
  onWatching: (best: Fix | undefined) => void,
  signal: AbortSignal,
): Promise<LocateOutcome> {
  if (!geolocation) return { ok: false, failure: 'unsupported' };
  const plan = PLANS[environment];
  let outcome: LocateOutcome = { ok: false, failure: 'unavailable' };
  for (const options of plan.tries) {
    const asked = again ? { ...options, maximumAge: 0 } : options;
    outcome = await tryOnce(geolocation, asked, plan.watchdogMs, signal);
    if (outcome.ok || outcome.failure === 'denied' || outcome.failure === 'stopped') break;
  }
  const final = !outcome.ok && (outcome.failure === 'denied' || outcome.failure === 'stopped');
  if (final || (outcome.ok && isGoodEnough(outcome.fix)) || plan.watchMs === 0) return outcome;
  return watch(geolocation, plan.watchMs, outcome, onWatching, signal);
}

function isGoodEnough({ accuracy }: Fix): boolean {
  return accuracy <= GOOD_ENOUGH_M;
}

/** Invalid coordinates count as a failure. */
function outcomeOf({ coords }: GeolocationPosition): LocateOutcome {
  const { latitude, longitude, accuracy } = coords;
  return areCoordinates(coords)
    ? { ok: true, fix: { latitude, longitude, accuracy } }
    : { ok: false, failure: 'unavailable' };
}

function failureOf({ code }: GeolocationPositionError): LocateFailure {
  return FAILURES[code] ?? 'unavailable';
}

function tryOnce(
  geolocation: Pick<Geolocation, 'getCurrentPosition'>,
  options: PositionOptions,
  watchdogMs: number | undefined,
  signal: AbortSignal,
): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    const watchdog =
      watchdogMs === undefined
        ? undefined
        : setTimeout(() => settle({ ok: false, failure: 'timeout' }), watchdogMs);
    const stop = () => settle({ ok: false, failure: 'stopped' });
    const settle = (outcome: LocateOutcome) => {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    geolocation.getCurrentPosition(
      (position) => settle(outcomeOf(position)),
      (error) => settle({ ok: false, failure: failureOf(error) }),
      options,
    );
  });
}

function watch(
  geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'>,
  watchMs: number,
  first: LocateOutcome,
  onWatching: (best: Fix | undefined) => void,
  signal: AbortSignal,
): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    let best = first;
    onWatching(best.ok ? best.fix : undefined);
    const end = (outcome: LocateOutcome) => {
      clearTimeout(timer);
      geolocation.clearWatch(id);
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    const stop = () => end(best.ok ? best : { ok: false, failure: 'stopped' });
    const timer = setTimeout(() => end(best), watchMs);
    const id = geolocation.watchPosition(
      (position) => {
        const seen = outcomeOf(position);
        if (!seen.ok || (best.ok && seen.fix.accuracy >= best.fix.accuracy)) return;
        best = seen;
        if (isGoodEnough(seen.fix)) end(best);
        else onWatching(seen.fix);
      },
      (error) => {
        if (!best.ok) best = { ok: false, failure: failureOf(error) };
        if (error.code === error.PERMISSION_DENIED) end(best);
      },
      { enableHighAccuracy: true },
    );
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
  });
}
