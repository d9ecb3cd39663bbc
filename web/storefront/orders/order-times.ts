import { kolkataTime } from '../../../shared/domain/kolkata-time';

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});

/** '2:05 pm', as the cafe's clock shows it. */
export function clockTime(instant: Date): string {
  // Some engines put a narrow space before am and pm.
  return timeFormat.format(instant).replace(/\s/g, ' ').toLowerCase();
}

/** '2:05 pm' on the same day in Ravangla, else '21 Nov, 2:05 pm'. */
export function orderTime(timestamp: string, now: Date): string {
  const instant = new Date(timestamp);
  const today = kolkataTime(instant).date === kolkataTime(now).date;
  return today ? clockTime(instant) : `${dayFormat.format(instant)}, ${clockTime(instant)}`;
}

/** 'just now', '12 s ago', '3 min ago', then the time. */
export function refreshedWords(refreshedAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - refreshedAt.getTime()) / 1000));
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `at ${clockTime(refreshedAt)}`;
}
