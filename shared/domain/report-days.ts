export const TREND_DAYS = 30;

/** How many days back the dashboard's charts can look. */
export const SERIES_DAYS = [7, 30, 90] as const;
export type SeriesDays = (typeof SERIES_DAYS)[number];

/** By how much a figure is above the one before, in whole percent, below 0 when it fell; undefined without one to compare with. */
export function changeInPercent(current: number, previous: number): number | undefined {
  if (previous <= 0) return undefined;
  const change = Math.round(((current - previous) / previous) * 100);
  return change === 0 ? 0 : change;
}
