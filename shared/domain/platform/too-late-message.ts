import { m } from '../../messages/compiled/messages';
import type { Closing } from './closing';
import { comingDayWords } from './coming-time';
import { clockTime } from './kolkata-time';

interface TooLate {
  closing: Closing;
  takesLater: boolean;
}

/** The shop closes before the order could be ready (orders rule 19). */
export function tooLateMessage({ closing: { back }, takesLater }: TooLate): string {
  return m.times_too_late({
    ways: takesLater ? (back ? 'both' : 'later') : back ? 'back' : 'none',
    day: back ? comingDayWords(back) : '',
    time: back ? clockTime(new Date(back.at)) : '',
  });
}
