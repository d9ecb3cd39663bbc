import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserEnvironment } from './browser-environment';
import { locate } from './locate';

type Answer = number | { code: 1 | 2 | 3 } | 'silence';

const position = (accuracy: number) =>
  ({
    coords: { latitude: Number.isNaN(accuracy) ? Number.NaN : 27.3, longitude: 88.36, accuracy },
  }) as GeolocationPosition;
const failed = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

/** A phone with scripted answers: an accuracy in metres, an error code, or no answer. */
function phone(answers: Answer[], watched: Answer[] = []) {
  const asked: (PositionOptions | undefined)[] = [];
  let cleared = 0;
  const give = (
    answer: Answer | undefined,
    ok: PositionCallback,
    no?: PositionErrorCallback | null,
  ) => {
    if (typeof answer === 'number') ok(position(answer));
    else if (typeof answer === 'object') no?.(failed(answer.code));
  };
  return {
    asked,
    cleared: () => cleared,
    geolocation: {
      getCurrentPosition(
        ok: PositionCallback,
        no?: PositionErrorCallback | null,
        options?: PositionOptions,
      ) {
        asked.push(options);
        give(answers[asked.length - 1], ok, no);
      },
      watchPosition(ok: PositionCallback, no?: PositionErrorCallback | null) {
        for (const [index, answer] of watched.entries()) {
          setTimeout(() => cleared === 0 && give(answer, ok, no), (index + 1) * 1000);
        }
        return 7;
      },
      clearWatch() {
        cleared += 1;
      },
    },
  };
}

async function found(
  environment: BrowserEnvironment,
  { geolocation }: ReturnType<typeof phone>,
  again = false,
) {
  const watching = vi.fn();
  const controller = new AbortController();
  const outcome = locate(geolocation, environment, again, watching, controller.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, seen: watching.mock.calls.map(([best]) => best?.accuracy) };
}

const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('locate', () => {
  it('accepts the first good fix', async () => {
    const phoneNearby = phone([20]);
    expect((await found('standard', phoneNearby)).outcome).toMatchObject({
      ok: true,
      fix: { accuracy: 20 },
    });
    expect(phoneNearby.asked).toHaveLength(1);
  });

  it('accepts no cached fix on a repeated search', async () => {
    const nearby = phone([20]);
    await found('standard', nearby, true);
    expect(nearby.asked[0]?.maximumAge).toBe(0);
  });

  it('falls back to low accuracy, then watches and keeps the best', async () => {
    const weak = phone([{ code: 3 }, { code: 2 }], [900, 300, 500]);
    const { outcome, seen } = await found('standard', weak);
    expect(weak.asked.map((options) => options?.enableHighAccuracy)).toEqual([true, false]);
    expect(outcome).toMatchObject({ ok: true, fix: { accuracy: 300 } });
    expect(seen).toEqual([undefined, 900, 300]);
    expect(weak.cleared()).toBe(1);
  });

  it('stops watching at 100 m or better', async () => {
    const improving = phone([2000], [800, 90, 10]);
    const { outcome, seen } = await found('ios-safari', improving);
    expect(outcome).toMatchObject({ ok: true, fix: { accuracy: 90 } });
    expect(seen).toEqual([2000, 800]);
    expect(improving.cleared()).toBe(1);
  });

  it('does not ask again after a denial', async () => {
    const refused = phone([{ code: 1 }, 5]);
    expect((await found('standard', refused)).outcome).toEqual({ ok: false, failure: 'denied' });
    expect(refused.asked).toHaveLength(1);
  });

  it('gives a silent in-app browser 15 s and one try', async () => {
    const silent = phone(['silence', 5]);
    expect(await found('instagram', silent)).toEqual({
      outcome: { ok: false, failure: 'timeout' },
      seen: [],
    });
    expect(silent.asked).toHaveLength(1);
  });

  it('accepts a coarse fix in an in-app browser without watching', async () => {
    const { outcome, seen } = await found('in-app', phone([1500]));
    expect(outcome.ok).toBe(true);
    expect(seen).toEqual([]);
  });

  it('returns the best fix so far when it is aborted', async () => {
    const controller = new AbortController();
    const { geolocation, cleared } = phone([400], [300]);
    const outcome = locate(geolocation, 'ios-safari', false, () => {}, controller.signal);
    await vi.advanceTimersByTimeAsync(1500);
    controller.abort();
    expect(await outcome).toMatchObject({ ok: true, fix: { accuracy: 300 } });
    expect(cleared()).toBe(1);
  });

  it('uses the options of each browser environment', async () => {
    const plans: [BrowserEnvironment, PositionOptions[]][] = [
      ['instagram', [{ enableHighAccuracy: true, timeout: 15_000 }]],
      ['in-app', [{ enableHighAccuracy: true, timeout: 15_000 }]],
      ['ios-safari', [{ enableHighAccuracy: true, timeout: 15_000 }]],
      [
        'standard',
        [
          { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
          { enableHighAccuracy: false, timeout: 10_000, maximumAge: 60_000 },
        ],
      ],
    ];
    for (const [environment, asked] of plans) {
      const lost = phone([{ code: 2 }, { code: 3 }]);
      await found(environment, lost);
      expect(lost.asked).toEqual(asked);
    }
  });

  it('watches for 30 s after a first try without a fix on an iPhone', async () => {
    const late = phone([{ code: 3 }], [{ code: 2 }, 700]);
    expect((await found('ios-safari', late)).outcome).toMatchObject({ fix: { accuracy: 700 } });
    const lost = phone([{ code: 3 }], [{ code: 2 }]);
    const outcome = locate(lost.geolocation, 'ios-safari', false, () => {}, never);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(lost.cleared()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(lost.cleared()).toBe(1);
    expect(await outcome).toEqual({ ok: false, failure: 'unavailable' });
  });

  it('stops watching when the visitor cancels', async () => {
    const withdrawn = phone([2000], [{ code: 1 }, 10]);
    expect((await found('standard', withdrawn)).outcome).toMatchObject({ fix: { accuracy: 2000 } });
    expect(withdrawn.cleared()).toBe(1);
  });

  it('treats invalid coordinates as a failure', async () => {
    expect((await found('in-app', phone([Number.NaN]))).outcome).toEqual({
      ok: false,
      failure: 'unavailable',
    });
  });

  it('fails in a browser without geolocation', async () => {
    const { signal } = new AbortController();
    expect(await locate(undefined, 'standard', false, () => {}, signal)).toEqual({
      ok: false,
      failure: 'unsupported',
    });
  });
});
