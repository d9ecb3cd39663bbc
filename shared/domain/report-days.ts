export const TREND_DAYS = 30;

/** How many days back the dashboard's charts can look. */
export const SERIES_DAYS = [7, 30, 90] as const;
export type SeriesDays = (typeof SERIES_DAYS)[number];

/** The orders whose times to hand over are averaged: as many in a shop of any size. */
export const MOST_AVERAGED = 50;

/** The change from one figure to the next in whole percent; undefined when the previous one is 0. */
export function changeInPercent(current: number, previous: number): number | undefined {
  if (previous <= 0) return undefined;
  const change = Math.round(((current - previous) / previous) * 100);
  return change === 0 ? 0 : change;
}
