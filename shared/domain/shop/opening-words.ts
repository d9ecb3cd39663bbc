import { m } from '../../messages/compiled/messages';
import { type ComingTime, comingTimeWords } from '../platform/coming-time';

/** What an open shop says when orders take longer; null if they do not. */
export function busyWords(minutes: number): string | null {
  return minutes > 0 ? m.times_busy({ minutes }) : null;
}

/** What a closed shop says of orders for later. @param first the start of the first slot with room. */
export function laterWords(first: ComingTime): string {
  return m.times_later({ time: comingTimeWords(first) });
}
