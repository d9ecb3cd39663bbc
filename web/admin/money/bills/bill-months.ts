const MONTHS_BACK = 24;

/** The last 24 months, `YYYY-MM`, the present one first. @param today `YYYY-MM-DD`. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** The month of the page's address; the present one without it. */
export function monthIn(params: URLSearchParams, today: string): string {
  const [present = ''] = lastMonths(today);
  return lastMonths(today).find((month) => month === params.get('month')) ?? present;
}
