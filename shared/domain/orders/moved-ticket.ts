import { afterTicks, type PartLine } from './order-parts';
import { stageOf, standingAfter, type TicketStanding } from './ticket';

/** Tables' orders are served in the cafe. */
const METHOD = 'pickup';

interface MovedTicket {
  /** Of the bill that the dishes came from. */
  source: TicketStanding;
  /** Whether the guests do not have all of the dishes yet. */
  hasOpen: boolean;
  target: TicketStanding;
  /** All lines of the target, with those that came. */
  lines: readonly PartLine[];
  /** ISO 8601 text in UTC. */
  at: string;
}

/** Whether the kitchen has it, or has dishes of it ready. */
export const isOnBoard = (standing: TicketStanding): boolean =>
  stageOf(standing, METHOD) !== undefined;

export const isReady = (standing: TicketStanding): boolean => stageOf(standing, METHOD) === 'ready';

/**
 * The ticket of a bill that takes dishes of another one (tables rule 4). It is ready when both are, and dishes that were
 * served change nothing.
 */
export function standingWithMoved({
  source,
  hasOpen,
  target,
  lines,
  at,
}: MovedTicket): TicketStanding {
  if (!hasOpen) return target;
  if (!isOnBoard(target)) return afterTicks(source, METHOD, lines, at);
  const isMade = isReady(source) && isReady(target);
  const isMaking = stageOf(target, METHOD) === 'preparing';
  const met = isMade || isMaking ? target : standingAfter(target, 'preparing', at);
  return afterTicks(met, METHOD, lines, at);
}

/** The ticket of a bill that gave dishes away: served, once only served ones are left. */
export function standingWithoutMoved(
  source: TicketStanding,
  { hasOpen, lines, at }: Pick<MovedTicket, 'hasOpen' | 'lines' | 'at'>,
): TicketStanding {
  if (isOnBoard(source) && !hasOpen) return standingAfter(source, 'delivered', at);
  return afterTicks(source, METHOD, lines, at);
}
