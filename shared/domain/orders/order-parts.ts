import type { DeliveryMethod } from './pricing';
import { moveOn, stageOf, standingAfter, type TicketStanding } from './ticket';

/** A line of an order, as the stations see it. Without a station it belongs to no part. */
export interface PartLine {
  station?: number | null | undefined;
  isDone: boolean;
}

/** The stations that make an order, by number. */
export function stationsIn(lines: readonly Pick<PartLine, 'station'>[]): number[] {
  const stations = lines.flatMap(({ station }) => station ?? []);
  return [...new Set(stations)].sort((a, b) => a - b);
}

/** The stations whose part is not done: a part is done when each of its lines is. */
export function openStations(lines: readonly PartLine[]): number[] {
  return stationsIn(lines.filter(({ isDone }) => !isDone));
}

export function isEachPartDone(lines: readonly PartLine[]): boolean {
  return stationsIn(lines).length > 0 && openStations(lines).length === 0;
}

/** Whether a tick on the line counts: a station's only between accepting and handing over. */
export function isTickable(
  { station }: Pick<PartLine, 'station'>,
  standing: Pick<TicketStanding, 'status' | 'readyAt'>,
  method: DeliveryMethod,
): boolean {
  const stage = stageOf(standing, method);
  return stage === 'preparing' || stage === 'ready' || (stage === 'new' && !station);
}

/** Ready once each part is done, and no longer when one is open again (kitchen rule 18). @param at the tick's time. */
export function afterTicks(
  standing: TicketStanding,
  method: DeliveryMethod,
  lines: readonly PartLine[],
  at: string,
): TicketStanding {
  const stage = stageOf(standing, method);
  if (stage === 'preparing' && isEachPartDone(lines)) {
    return moveOn(standing, method, at) ?? standing;
  }
  if (stage === 'ready' && openStations(lines).length > 0) {
    return standingAfter(standing, 'preparing', at);
  }
  return standing;
}
