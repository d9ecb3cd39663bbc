import { m } from '../../messages/compiled/messages';
import { type ComingTime, comingDayWords } from './coming-time';
import { clockTime } from './kolkata-time';

/** Closed by staff or its hours, paused by staff for a while, or nobody is in the kitchen. */
export const CLOSING_REASONS = ['closed', 'catching-up', 'unattended'] as const;

export interface Closing {
  why: (typeof CLOSING_REASONS)[number];
  /** When it takes orders again; null if that is not known. */
  back: ComingTime | null;
  /** The name of the holiday for which it is closed all day. */
  holiday: string | null;
}

/** The banner of a closed shop. The default hours give the exact texts of shop rule 5. */
export function closingWords({ why, back, holiday }: Closing): string {
  if (why === 'unattended') {
    return m.times_unattended();
  }
  if (back === null) return m.times_closed();
  const time = clockTime(new Date(back.at));
  if (why === 'catching-up') {
    return m.times_catching_up({ time });
  }
  // The texts have capitals.
  const opens = time.toUpperCase();
  if (back.day === 'today') return m.times_closed_until_today({ time: opens });
  const opening = { day: comingDayWords(back), time: opens };
  return holiday
    ? m.times_closed_for_holiday({ ...opening, holiday })
    : m.times_closed_until(opening);
}
