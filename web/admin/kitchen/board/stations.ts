import type {
  Board,
  Ticket,
  TicketLine,
} from '../../../../shared/contract/kitchen/kitchen-contract';
import { openStations } from '../../../../shared/domain/orders/order-parts';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { stationName } from '../../../../shared/domain/shop/stations';
import { m } from '../../../../shared/messages/compiled/messages';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';

interface TabletView {
  /** The number of the station at which the tablet stands; null for all. */
  station: number | null;
  showsDishes: boolean;
}

export const tabletView = createStoredStore<TabletView>({
  storage: storedText('kitchen-view'),
  version: 2,
  parse: (data, version) =>
    version === 2 && isRecord(data)
      ? {
          station: typeof data['station'] === 'number' ? data['station'] : null,
          showsDishes: data['showsDishes'] === true,
        }
      : undefined,
  initial: () => ({ station: null, showsDishes: false }),
});

/** The tablet's station; null for all, and after the owner has closed it. */
export function openStation(board: Board | undefined, { station }: TabletView): number | null {
  return board?.stations.some(({ number }) => number === station) ? station : null;
}

export function isOfStation(line: Pick<TicketLine, 'station'>, station: number | null): boolean {
  return station === null || line.station === station;
}

/**
 * Whether a tablet rings for a new order (kitchen rule 8). One without a part rings everywhere, so that it is heard.
 * @param station the tablet's; null for all. @param parts the stations of the order.
 */
export function ringsAt(station: number | null, parts: readonly number[]): boolean {
  return station === null || parts.length === 0 || parts.includes(station);
}

export function ticketsOf(tickets: readonly Ticket[], station: number | null): Ticket[] {
  return tickets.filter(({ lines }) => lines.some((line) => isOfStation(line, station)));
}

/** The column of a ticket: at a station, one whose part is done waits with the ready ones. */
export function columnOf(ticket: Ticket, station: number | null): TicketStage | null {
  return isPartDone(ticket, station) ? 'ready' : ticket.stage;
}

/** Whether other stations are still making it. */
export function isPartDone({ stage, lines }: Ticket, station: number | null): boolean {
  return station !== null && stage === 'preparing' && !openStations(lines).includes(station);
}

/** 'Waiting for Cold kitchen'; undefined for an order that no station makes. */
export function waitingWords({ lines }: Ticket, stations: Board['stations']): string | undefined {
  const [first, ...others] = openStations(lines);
  if (first === undefined) return undefined;
  return others.length === 0
    ? m.kitchen_waiting_station({ station: stationName(stations, first) })
    : m.kitchen_waiting_stations({ count: others.length + 1 });
}
