import { DAY_S, HOUR_S, MINUTE_S } from '../../shared/domain/platform/durations';

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'short' });
const exact = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const clock = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });

/** Older times show the date. */
const MOST_DAYS = 7;

/** '5 min. ago', or the date after a week. */
function ago(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const size = Math.abs(seconds);
  if (size < MINUTE_S) return 'just now';
  if (size < HOUR_S) return relative.format(Math.round(seconds / MINUTE_S), 'minute');
  if (size < DAY_S) return relative.format(Math.round(seconds / HOUR_S), 'hour');
  if (size < MOST_DAYS * DAY_S) return relative.format(Math.round(seconds / DAY_S), 'day');
  return exact.format(at);
}

/** '1:40 pm', for a time of today. */
export function clockTime(at: string | number): string {
  return clock.format(new Date(at));
}

export function exactTime(at: string): string {
  return exact.format(new Date(at));
}

interface WhenProps {
  at: string;
  /** Also shows the exact time, which is otherwise shown on hover. */
  exact?: boolean;
}

export function RelativeTime({ at, exact: showsBoth = false }: WhenProps) {
  const time = exactTime(at);
  const relativeTime = ago(new Date(at), new Date());
  const isRelative = relativeTime !== time;
  return (
    <time
      dateTime={at}
      title={time}
      className={isRelative && !showsBoth ? 'lg:whitespace-nowrap' : undefined}
    >
      {showsBoth && isRelative ? `${time} · ${relativeTime}` : relativeTime}
    </time>
  );
}
