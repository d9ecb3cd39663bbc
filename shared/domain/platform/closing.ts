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
    return 'We cannot take orders right now. Please try again in a few minutes, or call us.';
  }
  if (back === null) return 'Store is currently closed.';
  const time = clockTime(new Date(back.at));
  if (why === 'catching-up') {
    return `We are catching up with orders. Ordering is back at ${time}.`;
  }
  // The texts have capitals.
  const opens = time.toUpperCase();
  if (back.day === 'today') return `Store is closed. Please come back at ${opens}.`;
  const reason = holiday ? ` (${holiday})` : '';
  return `Store is closed for today${reason}. Please come back ${comingDayWords(back)} at ${opens}.`;
}
