import type { MouseEvent } from 'react';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { stationName } from '../../../../shared/domain/shop/stations';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { isOfStation, isPartDone, waitingWords } from './stations';
import { type MoveWords, moveWords, tickedWords, ticketName } from './ticket-words';

/** Larger than any other button, so that nobody looks for it. */
const BUTTON =
  'min-h-16 w-full rounded-md px-3 py-1 text-2xl font-bold select-none active:scale-[0.98]';

/** The element id of a ticket's large button, which gets the focus when another ticket has moved. */
export const moveButtonId = (ticketId: string) => `move-${ticketId}`;

interface MoveButtonProps {
  ticket: Ticket;
  board: Board;
  /** The tablet's station; null for all. */
  station: number | null;
  onMove: (ticket: Ticket, event: MouseEvent) => void;
  onPartDone: (ticket: Ticket, event: MouseEvent) => void;
}

/** What comes next: at a station, its own part of an order that is being made. */
export function MoveButton({ ticket, board, station, onMove, onPartDone }: MoveButtonProps) {
  if (isPartDone(ticket, station)) {
    return (
      <p className="flex min-h-16 items-center justify-center px-3 text-xl font-bold">
        {waitingWords(ticket, board.stations)}
      </p>
    );
  }
  const isPart = station !== null && ticket.stage === 'preparing';
  const { label, detail, isUnpaid } = isPart
    ? partWords(ticket, station, board)
    : wholeWords(ticket, board);
  return (
    <button
      type="button"
      id={moveButtonId(ticket.id)}
      className={classNames(
        BUTTON,
        isUnpaid
          ? 'bg-waffle text-on-waffle hover:brightness-105'
          : 'bg-hill text-on-hill hover:bg-hill-strong',
      )}
      onClick={(event) => (isPart ? onPartDone : onMove)(ticket, event)}
    >
      <span className={classNames(detail && 'block text-xl leading-6')}>{label}</span>
      {detail && <span className="block text-lg leading-6 tabular-nums">{detail}</span>}
      <span className="sr-only"> {ticketName(ticket)}</span>
    </button>
  );
}

function partWords({ lines }: Ticket, station: number, { stations }: Board): MoveWords {
  const ours = lines.filter((line) => isOfStation(line, station));
  return {
    label: m.kitchen_station_done({ station: stationName(stations, station) }),
    detail: tickedWords(ours),
    isUnpaid: false,
  };
}

function wholeWords(ticket: Ticket, { startsWhenPaid, stations }: Board): MoveWords {
  const words = moveWords(ticket, startsWhenPaid);
  const waiting = ticket.stage === 'preparing' && waitingWords(ticket, stations);
  return waiting ? { ...words, detail: waiting } : words;
}
