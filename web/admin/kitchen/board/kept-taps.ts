import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { afterTicks, isTickable } from '../../../../shared/domain/orders/order-parts';
import {
  moveOn,
  stageOf,
  type TicketStage,
  type TicketStanding,
} from '../../../../shared/domain/orders/ticket';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';

interface TapStaff {
  id: string;
  name: string;
}

/** What someone tapped on the board, kept on the tablet until the server has answered. */
export type Tap = {
  key: string;
  orderId: string;
  name: string;
  /** Who tapped. Nobody else's session sends it. */
  staff: TapStaff;
  /** How often it was sent; after the first time the server may know it. */
  sends: number;
} & (
  | {
      kind: 'move';
      version: number;
      /** When it was tapped, by the server's clock; ISO 8601, UTC. */
      at: string;
      to: TicketStage | null;
    }
  | {
      kind: 'undo';
      version: number;
      /** As it was before the move. */
      ticket: Ticket;
    }
  | {
      kind: 'tick';
      lines: readonly number[];
      isDone: boolean;
      at: string;
    }
  | { kind: 'seen' }
);

/** The stage to which a tap brings its ticket, null for none; undefined if it moves nothing. */
export function wantedStage(tap: Tap): TicketStage | null | undefined {
  if (tap.kind === 'move') return tap.to;
  return tap.kind === 'undo' ? tap.ticket.stage : undefined;
}

export interface KeptTaps {
  taps: readonly Tap[];
}

/** The taps survive a reload, and all tabs of the tablet share them. */
export function createKeptTaps(storage: StoredText = storedText('kitchen-taps')) {
  return createStoredStore<KeptTaps>({
    storage,
    version: 3,
    parse: (data, version) =>
      version === 3 && isRecord(data) && Array.isArray(data['taps']) && data['taps'].every(isRecord)
        ? { taps: data['taps'] as unknown as readonly Tap[] }
        : undefined,
    initial: () => ({ taps: [] }),
    droppedMessage: 'Taps that were not sent yet could not be read. Please check the tickets.',
  });
}

export const keptTaps = createKeptTaps();

export function tapsOf(taps: readonly Tap[], staffId: string | undefined): Tap[] {
  return taps.filter(({ staff }) => staff.id === staffId);
}

export function acceptedIn(taps: readonly Tap[]): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const tap of taps) {
    if (tap.kind === 'move') accepted.add(tap.orderId);
    if (tap.kind === 'undo' && tap.ticket.stage === 'new') accepted.delete(tap.orderId);
  }
  return accepted;
}

/** The tickets as they will be when the server has answered all taps, in the order they are due. */
export function withTaps(tickets: readonly Ticket[], taps: readonly Tap[]): Ticket[] {
  return taps
    .reduce<readonly Ticket[]>(withTap, tickets)
    .filter(({ stage }) => stage !== null)
    .sort(byDueTime);
}

function withTap(tickets: readonly Ticket[], tap: Tap): Ticket[] {
  const known = tickets.find(({ id }) => id === tap.orderId);
  if (!known) return tap.kind === 'undo' ? [...tickets, undone(tap)] : [...tickets];
  const next = afterTap(known, tap);
  return tickets.map((ticket) => (ticket === known ? next : ticket));
}

function afterTap(ticket: Ticket, tap: Tap): Ticket {
  switch (tap.kind) {
    case 'move': {
      // Another version includes the move already, or the server will refuse it.
      if (ticket.version !== tap.version) return ticket;
      const next = moveOn(ticket, ticket.deliveryMethod, tap.at) ?? ticket;
      return { ...movedTo(ticket, next), lines: ticket.lines.map(withPartDone(next)) };
    }
    case 'undo':
      if (ticket.version !== tap.version) return ticket;
      // The move to the counter had ticked what was open.
      return { ...undone(tap), lines: (ticket.stage === 'ready' ? tap.ticket : ticket).lines };
    case 'tick': {
      const lines = ticket.lines.map((line) =>
        tap.lines.includes(line.line) && isTickable(line, ticket, ticket.deliveryMethod)
          ? { ...line, isDone: tap.isDone }
          : line,
      );
      const next = afterTicks(ticket, ticket.deliveryMethod, lines, tap.at);
      return { ...(next === ticket ? ticket : movedTo(ticket, next)), lines };
    }
    default:
      return ticket;
  }
}

function movedTo(ticket: Ticket, next: TicketStanding): Ticket {
  const stage = stageOf(next, ticket.deliveryMethod) ?? null;
  return { ...ticket, ...next, stage, version: ticket.version + 1 };
}

/** At the counter no part is open. */
const withPartDone =
  ({ readyAt }: TicketStanding) =>
  (line: TicketLine): TicketLine =>
    readyAt !== null && line.station ? { ...line, isDone: true } : line;

function undone({ ticket, version }: Extract<Tap, { kind: 'undo' }>): Ticket {
  return { ...ticket, version: version + 1 };
}

function byDueTime(a: Ticket, b: Ticket): number {
  return a.dueAt.localeCompare(b.dueAt) || a.id.localeCompare(b.id);
}

/** Replaces or adds a ticket that the server has answered; one without a stage leaves the board. */
export function withTicket(tickets: readonly Ticket[], ticket: Ticket): Ticket[] {
  const others = tickets.filter(({ id }) => id !== ticket.id);
  return ticket.stage === null ? others : [...others, ticket].sort(byDueTime);
}
