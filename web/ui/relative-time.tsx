import { DAY_S, HOUR_S, MINUTE_S } from '../../shared/domain/platform/durations';
import { kolkataTime, clockTime as timeOfDay } from '../../shared/domain/platform/kolkata-time';
import { dateWithYear } from '../../shared/domain/platform/short-date';
import { m } from '../../shared/messages/compiled/messages';

/** Older times show the date. */
const MOST_DAYS = 7;

/** '5 min ago', or the date after a week. */
function ago(at: Date, now: Date): string {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  if (seconds < MINUTE_S) return m.ui_just_now();
  if (seconds < HOUR_S) return m.ui_minutes_ago({ count: Math.round(seconds / MINUTE_S) });
  if (seconds < DAY_S) return m.ui_hours_ago({ count: Math.round(seconds / HOUR_S) });
  const days = Math.round(seconds / DAY_S);
  if (days === 1) return m.ui_yesterday();
  if (days <= MOST_DAYS) return m.ui_days_ago({ count: days });
  return exactTime(at);
}

/** '1:40 pm', for a time of today. */
export function clockTime(at: string | number): string {
  return timeOfDay(new Date(at));
}

/** '27 Nov 2026, 1:40 pm' */
export function exactTime(at: string | Date): string {
  const instant = new Date(at);
  return `${dateWithYear(kolkataTime(instant).date)}, ${timeOfDay(instant)}`;
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
