import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';

interface TabletView {
  /** The categories that its station makes; empty for all. */
  stations: readonly string[];
  showsDishes: boolean;
}

export const tabletView = createStoredStore<TabletView>({
  storage: storedText('kitchen-view'),
  version: 1,
  parse: (data) =>
    isRecord(data) && Array.isArray(data['stations'])
      ? {
          stations: data['stations'].filter((id) => typeof id === 'string'),
          showsDishes: data['showsDishes'] === true,
        }
      : undefined,
  initial: () => ({ stations: [], showsDishes: false }),
});

export function isOfStations({ categoryId }: TicketLine, stations: readonly string[]): boolean {
  return stations.length === 0 || stations.includes(categoryId);
}

export function ticketsOf(tickets: readonly Ticket[], stations: readonly string[]): Ticket[] {
  return tickets.filter(({ lines }) => lines.some((line) => isOfStations(line, stations)));
}
