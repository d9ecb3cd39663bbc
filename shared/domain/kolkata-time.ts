const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The clock on the cafe's wall. */
export interface WallClock {
  /** `YYYY-MM-DD` in Asia/Kolkata: the business day that a report counts an order in. */
  date: string;
  /** Whole minutes since midnight, 0 to 1439. */
  minutes: number;
}

/** An instant as the cafe's wall clock shows it (Asia/Kolkata, no daylight saving). */
export function kolkataTime(instant: Date): WallClock {
  const { year, month, day, hour, minute } = Object.fromEntries(
    kolkata.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}
