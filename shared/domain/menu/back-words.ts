import { type ComingTime, comingDayWords } from '../platform/coming-time';
import { clockTime } from '../platform/kolkata-time';

/** What customers read of a dish that is sold out until then. */
export function backWords(back: ComingTime): string {
  return `Back ${back.day === 'today' ? `at ${clockTime(new Date(back.at))}` : comingDayWords(back)}`;
}
