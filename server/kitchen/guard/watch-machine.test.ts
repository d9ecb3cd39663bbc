import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KITCHEN_DEFAULTS } from '../../../shared/contract/shop/kitchen-settings';
import { NOTHING_SEEN, nextWatch, type OwnerNews, type Sight, type Watch } from './watch-machine';

const START = Date.parse('2026-04-15T06:30:00.000Z');
const TIMES = { ...KITCHEN_DEFAULTS, pauseAfterMinutes: 5 as number | null };
const NOTHING_WAITS = { oldestWaitingAt: null, oldestClaimAt: null };
const at = (seconds: number) => new Date(START + seconds * 1000);

/** What the guard says when it looks every ten seconds; `see` is what it sees at a second. */
function watchOver(
  seconds: number,
  see: (second: number) => Partial<Sight>,
  times = TIMES,
  everyS = 10,
) {
  let watch: Watch = NOTHING_SEEN;
  let isPausedByGuard = false;
  let isReopened = false;
  const said: [number, OwnerNews | 'pause' | 'resume'][] = [];
  for (let second = 0; second <= seconds; second += everyS) {
    const sight = { ...NOTHING_WAITS, now: at(second), isOpen: true, lastBeatAt: null };
    const seen: Sight = { ...sight, isPausedByGuard, isReopened, ...see(second) };
    const next = nextWatch(watch, seen, times);
    watch = next.watch;
    isReopened = seen.isReopened && next.shop !== 'pause';
    // The pause ends at the next opening.
    isPausedByGuard = next.shop ? next.shop === 'pause' : isPausedByGuard && seen.isOpen;
    for (const each of next.news) said.push([second, each]);
    if (next.shop) said.push([second, next.shop]);
  }
  return said;
}

/** A board that reports every 30 s, except from one second until another. */
const boardWithout = (from: number, until: number) => (second: number) => {
  const seen = second >= from && second < until ? from - 1 : second;
  return { lastBeatAt: at(seen - (seen % 30)).toISOString() };
};

describe('the guard', () => {
  it('tells the owner after 90 s, pauses after 5 minutes, and opens with the first beat', () => {
    expect(watchOver(900, boardWithout(60, 600))).toEqual([
      [120, 'board-gone'],
      [330, 'shop-paused'],
      [330, 'pause'],
      [600, 'board-back'],
      [600, 'resume'],
    ]);
  });

  it('pauses the shop only if the owner wants it', () => {
    expect(watchOver(900, boardWithout(60, 600), KITCHEN_DEFAULTS)).toEqual([
      [120, 'board-gone'],
      [600, 'board-back'],
    ]);
  });

  it('leaves a shop alone that never opened a board, and one that is closed', () => {
    const oldestWaitingAt = at(-3600).toISOString();
    expect(watchOver(3600, () => ({ oldestWaitingAt }))).toEqual([]);
    const closed = { isOpen: false, lastBeatAt: at(0).toISOString() };
    expect(watchOver(3600, () => closed)).toEqual([]);
  });

  it('tells of the last orders after the shop has closed', () => {
    const see = (second: number) => ({
      isOpen: second < 120,
      lastBeatAt: at(0).toISOString(),
      oldestWaitingAt: second < 60 ? null : at(60).toISOString(),
    });
    expect(watchOver(600, see)).toEqual([
      [90, 'board-gone'],
      [240, 'orders-waiting'],
    ]);
  });

  it('ends a pause of its own that outlived a closing, once a board is on', () => {
    const sight = {
      now: at(3000),
      isOpen: true,
      isPausedByGuard: true,
      isReopened: false,
      ...NOTHING_WAITS,
    };
    const before = { ...NOTHING_SEEN, checkedAt: at(2990).toISOString() };
    const look = (lastBeat: number) =>
      nextWatch(before, { ...sight, lastBeatAt: at(lastBeat).toISOString() }, TIMES).shop;
    expect([look(2900), look(2980)]).toEqual([undefined, 'resume']);
  });

  it('counts the silence from the opening, not from yesterday’s last beat', () => {
    const lastBeatAt = at(-50_000).toISOString();
    const said = watchOver(400, (second) => ({ isOpen: second >= 100, lastBeatAt }));
    expect(said).toEqual([
      [190, 'board-gone'],
      [400, 'shop-paused'],
      [400, 'pause'],
    ]);
  });

  const paused: [number, string][] = [
    [300, 'shop-paused'],
    [300, 'pause'],
  ];

  it('begins anew when its pause has run out', () => {
    const see = (second: number) => ({
      lastBeatAt: at(0).toISOString(),
      ...(second === 400 && { isPausedByGuard: false }),
    });
    expect(watchOver(500, see)).toEqual([[90, 'board-gone'], ...paused, [490, 'board-gone']]);
  });

  it('pauses no more after staff have ended its pause, until a board was on again', () => {
    const see = (second: number) => ({
      lastBeatAt: at(second < 2000 ? 0 : 2000).toISOString(),
      ...(second === 400 && { isPausedByGuard: false, isReopened: true }),
    });
    expect(watchOver(2300, see)).toEqual([
      [90, 'board-gone'],
      ...paused,
      [2000, 'board-back'],
      [2000, 'resume'],
      [2090, 'board-gone'],
      [2300, 'shop-paused'],
      [2300, 'pause'],
    ]);
  });

  it('leaves a shop alone that opens after two days without a board', () => {
    const hours = (count: number) => count * 3600;
    const see = (lastBeatS: number) => () => ({ lastBeatAt: at(lastBeatS).toISOString() });
    expect(watchOver(600, see(-hours(48)))).toEqual([]);
    expect(watchOver(600, see(-hours(47)))).toEqual([[90, 'board-gone'], ...paused]);
    const used = (second: number) => ({
      lastBeatAt: at(second < 300 ? -hours(60) : 300).toISOString(),
    });
    expect(watchOver(600, used)).toEqual([
      [390, 'board-gone'],
      [600, 'shop-paused'],
      [600, 'pause'],
    ]);
  });

  it('opens the shop with the first beat after the guard was off, if its pause goes on', () => {
    const before: Watch = {
      ...NOTHING_SEEN,
      watchedSince: at(0).toISOString(),
      checkedAt: at(400).toISOString(),
      goneAt: at(100).toISOString(),
      pausedAt: at(300).toISOString(),
    };
    const sight = {
      now: at(3000),
      isOpen: true,
      isPausedByGuard: true,
      isReopened: false,
      ...NOTHING_WAITS,
    };
    const silent = nextWatch(before, { ...sight, lastBeatAt: at(5).toISOString() }, TIMES);
    expect([silent.news, silent.shop]).toEqual([[], undefined]);
    const seen = { ...sight, lastBeatAt: at(3000).toISOString() };
    const back = nextWatch(silent.watch, seen, TIMES);
    expect([back.news, back.shop]).toEqual([['board-back'], 'resume']);
  });

  it('says nothing of the time in which the shop itself was off', () => {
    const before: Watch = {
      ...NOTHING_SEEN,
      watchedSince: at(0).toISOString(),
      checkedAt: at(10).toISOString(),
    };
    const sight: Sight = {
      now: at(3000),
      isOpen: true,
      isPausedByGuard: false,
      isReopened: false,
      lastBeatAt: at(5).toISOString(),
      ...NOTHING_WAITS,
    };
    const { watch, news } = nextWatch(before, sight, TIMES);
    expect([news, watch.watchedSince]).toEqual([[], at(3000).toISOString()]);
  });

  it('tells once that orders wait, and again when others do later', () => {
    const see = (second: number) => ({
      lastBeatAt: at(second).toISOString(),
      oldestWaitingAt:
        [0, 10, 500]
          .filter((placed) => placed <= second && second < placed + 300)
          .map((placed) => at(placed).toISOString())[0] ?? null,
    });
    expect(watchOver(1000, see)).toEqual([
      [180, 'orders-waiting'],
      [680, 'orders-waiting'],
    ]);
  });

  it('tells once of a payment that nobody checks, from the opening on and not during its pause', () => {
    const see = (second: number) => ({
      isOpen: second >= 600,
      lastBeatAt: at(second < 1200 || second >= 2000 ? second : 1200).toISOString(),
      oldestClaimAt: second < 3000 && second !== 1900 ? at(0).toISOString() : null,
    });
    const payments = watchOver(4000, see).filter(([, news]) => news === 'payment-waiting');
    expect(payments.map(([second]) => second)).toEqual([900, 2310]);
  });

  it('tells each hour again of a payment that waits on', () => {
    const see = (second: number) => ({
      ...boardWithout(9000, 9000)(second),
      oldestClaimAt: at(0).toISOString(),
    });
    expect(watchOver(9000, see)).toEqual([300, 3900, 7500].map((at) => [at, 'payment-waiting']));
  });

  it('tells each silence once, however the beats come and the shop opens and closes', () => {
    const minutes = fc.array(fc.record({ beats: fc.boolean(), open: fc.boolean() }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(minutes, (course) => {
        let last: string | null = null;
        const said = watchOver(course.length * 60 - 10, (second) => {
          const now = course[Math.floor(second / 60)];
          if (now?.beats) last = at(second).toISOString();
          return { isOpen: now?.open ?? false, lastBeatAt: last };
        });
        const told = said.map(([, what]) => what).filter((what) => what !== 'resume');
        for (const [index, what] of told.entries()) {
          // Nothing is told twice in a row, unless the shop was closed in between.
          if (what === 'board-back') expect(['board-gone', 'pause']).toContain(told[index - 1]);
          if (what === 'pause') expect(told[index - 1]).toBe('shop-paused');
        }
        const always = course.every(({ open }) => open);
        const repeated = told.some((what, index) => what === told[index + 1]);
        expect(always && repeated).toBe(false);
      }),
    );
  });
});
