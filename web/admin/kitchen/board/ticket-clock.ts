import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { m } from '../../../../shared/messages/compiled/messages';
import { clockTime } from '../../../ui/relative-time';

export type Urgency = 'on-time' | 'hurry' | 'late';

export const URGENCY_WORDS: Record<Urgency, () => string> = {
  'on-time': m.kitchen_on_time,
  hurry: m.kitchen_hurry,
  late: m.kitchen_late,
};

type Timed = Pick<
  Ticket,
  'stage' | 'deliveryMethod' | 'placedAt' | 'startsAt' | 'readyAt' | 'dueAt'
>;
type Thresholds = Pick<Board, 'hurryMinutes'>;

/**
 * A ticket is late when it is due, and in a hurry for the owner's minutes before that. A ready
 * pickup only waits for its customer: it stays late if it was, and is in no hurry.
 * @param now the server's time (ms).
 */
export function urgencyOf(
  { stage, deliveryMethod, readyAt, dueAt }: Timed,
  { hurryMinutes }: Thresholds,
  now: number,
): Urgency {
  const isMade = stage === 'ready' && deliveryMethod === 'pickup' && readyAt !== null;
  const untilDueMs = Date.parse(dueAt) - (isMade ? Date.parse(readyAt) : now);
  if (untilDueMs <= 0) return 'late';
  if (isMade) return 'on-time';
  return untilDueMs <= hurryMinutes * MINUTE_MS ? 'hurry' : 'on-time';
}

/** Since it was placed, an order for later since its time to start, a ready one since then. */
export function minutesWaiting(ticket: Timed, now: number): number {
  const { stage, placedAt, startsAt, readyAt } = ticket;
  const from = (stage === 'ready' && readyAt) || startsAt || placedAt;
  return Math.max(0, Math.floor((now - Date.parse(from)) / MINUTE_MS));
}

/** '12:40': the board's orders are of one evening, and the half of the day would take a dish's room. */
export function boardClock(at: string): string {
  return /\d+:\d+/.exec(clockTime(at))?.[0] ?? '';
}
