import { m } from '../../messages/compiled/messages';

/** '14 min', '2 h 5 min', '3 days'. @param minutes whole minutes. */
export function minutesLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return m.times_minutes({ minutes });
  if (hours >= 48) return m.times_days({ days: Math.floor(hours / 24) });
  return rest === 0
    ? m.times_hours({ hours })
    : m.times_hours_and_minutes({ hours, minutes: rest });
}
