import { clockTime, kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { shortDate } from '../../../shared/domain/platform/short-date';
import { m } from '../../../shared/messages/compiled/messages';

/** '2:05 pm' today, '21 Nov, 2:05 pm' on other days. */
export function orderTime(timestamp: string, now: Date): string {
  const instant = new Date(timestamp);
  const { date } = kolkataTime(instant);
  if (date === kolkataTime(now).date) return clockTime(instant);
  return `${shortDate(date)}, ${clockTime(instant)}`;
}

/** '21/11/2026, 2:05 pm', for paper. */
export function receiptTime(timestamp: string): string {
  const instant = new Date(timestamp);
  return `${kolkataTime(instant).date.split('-').reverse().join('/')}, ${clockTime(instant)}`;
}

/** 'Updated just now', '12 s ago', '3 min ago', then the time. */
export function refreshedWords(refreshedAt: Date, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - refreshedAt.getTime()) / 1000));
  if (seconds < 5) return m.order_updated_now();
  if (seconds < 60) return m.order_updated_seconds({ seconds });
  if (seconds < 3600) return m.order_updated_minutes({ minutes: Math.floor(seconds / 60) });
  return m.order_updated_at({ time: clockTime(refreshedAt) });
}
