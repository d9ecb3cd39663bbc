import { type ComingTime, comingDayWords } from '../platform/coming-time';
import { clockTime } from '../platform/kolkata-time';

export function backWords(back: ComingTime): string {
  return `Back ${back.day === 'today' ? `at ${clockTime(new Date(back.at))}` : comingDayWords(back)}`;
}
