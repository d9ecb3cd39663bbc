import { type ComingTime, comingTimeWords } from '../platform/coming-time';

/** What an open shop says when orders take longer; null if they do not. */
export function busyWords(minutes: number): string | null {
  return minutes > 0 ? `Busy now: about ${minutes} minutes longer` : null;
}

/** What a closed shop says of orders for later. @param first the start of the first slot with room. */
export function laterWords(first: ComingTime): string {
  return `Closed now. Order for ${comingTimeWords(first)} or later.`;
}
