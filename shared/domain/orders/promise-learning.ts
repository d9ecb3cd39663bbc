import { LOAD_BANDS, loadBand, type Pace, USUAL_PACE } from './promise';

export interface MadeOrder {
  /** When it was placed, in minutes since midnight in Asia/Kolkata. */
  placedMinutes: number;
  /** The work ahead of it, and when it should have been ready, by the estimate at that time. */
  waitSeconds: number;
  estimatedSeconds: number;
  /** From placed to ready. */
  tookSeconds: number;
}

export interface RecentOrder extends MadeOrder {
  /** One that is not took until now at least. */
  isReady: boolean;
}

/** Paces by the hour of the day, then by load. */
export type LearnedPaces = Pace[][];

/** Where the bands of the day begin: morning, lunch, afternoon, evening; minutes since midnight. */
const HOUR_BANDS = [0, 12 * 60, 15 * 60, 18 * 60] as const;

/** An earlier beginning makes windows wider and keeps no more promises. */
const QUANTILES = { low: 0.5, middle: 0.5, high: 0.78 } as const;

/** What is known beforehand weighs as much as this many orders. */
const PRIOR_ORDERS = 20;
/** Of the last hour: what was before the last few says little about a rush that began minutes ago. */
const MOST_RECENT = 8;
/** Fewer are filled up with the usual pace, so that a single order moves nothing in a quiet hour either. */
const FEWEST_RECENT = 4;
/** Slightly more than half, since those that take long are ready last. */
const RECENT_QUANTILE = 0.6;
const SLOWEST = 3;

/** A ready tap that came much too late, or by mistake, must not spoil the quantiles. */
const PLAUSIBLE = { least: 0.2, most: 5 };

function hourBand(minutes: number): number {
  return HOUR_BANDS.findLastIndex((start) => start <= minutes);
}

/** An hour's pace with few orders is near the load's over the whole day, and that with few near the usual one. */
export function learnPaces(made: readonly MadeOrder[]): LearnedPaces {
  const ofLoad = LOAD_BANDS.map((_, load) =>
    paceOf(
      made.filter((order) => loadBand(order.waitSeconds) === load),
      USUAL_PACE,
    ),
  );
  return HOUR_BANDS.map((_, hour) =>
    ofLoad.map((known, load) =>
      paceOf(
        made.filter(
          (order) => hourBand(order.placedMinutes) === hour && loadBand(order.waitSeconds) === load,
        ),
        known,
      ),
    ),
  );
}

function paceOf(made: readonly MadeOrder[], known: Pace): Pace {
  const factors = made.map(factorOf).sort((a, b) => a - b);
  const weight = factors.length / (factors.length + PRIOR_ORDERS);
  const learn = (name: keyof Pace) => {
    const learned = quantile(factors, QUANTILES[name]) ?? known[name];
    return weight * learned + (1 - weight) * known[name];
  };
  return { low: learn('low'), middle: learn('middle'), high: learn('high') };
}

function factorOf({ tookSeconds, estimatedSeconds }: MadeOrder): number {
  const factor = tookSeconds / estimatedSeconds;
  return Math.min(PLAUSIBLE.most, Math.max(PLAUSIBLE.least, factor));
}

/** @param sorted ascending. @returns undefined without values. */
function quantile(sorted: readonly number[], part: number): number | undefined {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * How long orders take now, as a factor of what is usual: the quantile of the last that were ready, and of the open
 * ones that wait for longer than that already.
 * @param newestFirst those that were ready in the last hour, the last one first, and the open ones.
 */
export function slownessOf(newestFirst: readonly RecentOrder[], paces: LearnedPaces): number {
  const factors = (orders: readonly RecentOrder[]) =>
    orders.map((order) => {
      const pace = paces[hourBand(order.placedMinutes)]?.[loadBand(order.waitSeconds)];
      return factorOf(order) / (pace ?? USUAL_PACE).middle;
    });
  const ready = factors(newestFirst.filter(({ isReady }) => isReady).slice(0, MOST_RECENT));
  const known = recentQuantile(ready);
  const open = factors(newestFirst.filter(({ isReady }) => !isReady));
  const late = open.filter((factor) => factor > known);
  return Math.min(SLOWEST, recentQuantile([...ready, ...late]));
}

/** At least one of the factors is the usual pace. */
function recentQuantile(factors: readonly number[]): number {
  const usual = Array<number>(Math.max(1, FEWEST_RECENT - factors.length)).fill(1);
  const sorted = [...usual, ...factors].sort((a, b) => a - b);
  return quantile(sorted, RECENT_QUANTILE) ?? 1;
}

export function pacesAt(paces: LearnedPaces, minutes: number, slowness: number): Pace[] {
  return LOAD_BANDS.map((_, load) => {
    const { low, middle, high } = paces[hourBand(minutes)]?.[load] ?? USUAL_PACE;
    return { low: low * slowness, middle: middle * slowness, high: high * slowness };
  });
}
