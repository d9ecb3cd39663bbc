import { Camera } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { MoveButton } from './move-button';
import { PaymentStrip } from './payment-strip';
import { soldOutDishes } from './sold-out-lines';
import { TicketBand } from './ticket-band';
import { urgencyOf } from './ticket-clock';
import { TicketLines } from './ticket-lines';
import { TicketMenu, type TicketMenuActions } from './ticket-menu';
import { moveWords, ticketName } from './ticket-words';
import { NoteStrip, UnusualStrip } from './unusual-strip';

/** A ticket with more lines takes two rows of the grid, and may be higher than its column. */
const FEW_LINES = 4;

export interface TicketActions extends TicketMenuActions {
  onMove: (ticket: Ticket, event: MouseEvent) => void;
  onTick: (ticket: Ticket, lines: readonly number[], isDone: boolean) => void;
  /** Ticks off all that the tablet's station makes of it. */
  onPartDone: (ticket: Ticket, event: MouseEvent) => void;
}

interface TicketCardProps {
  ticket: Ticket;
  board: Board;
  /** What is sold out now. */
  soldOut: readonly SoldOutItem[];
  /** The server's time (ms). */
  now: number;
  /** The tablet's station; null for all. */
  station: number | null;
  actions: TicketActions;
}

/** What a cook needs. Who ordered and how it is paid is on it only where someone asks for it. */
export function TicketCard(props: TicketCardProps) {
  const { ticket, board, soldOut, now, station, actions } = props;
  const name = ticketName(ticket);
  const move = moveWords(ticket, board.startsWhenPaid);
  const gone = soldOutDishes(ticket, soldOut);
  const isLong = ticket.lines.length > FEW_LINES;
  return (
    <li
      aria-label={m.kitchen_order({ order: name })}
      className={classNames(
        'group/ticket relative flex flex-col rounded-lg border border-mist-strong bg-raised shadow-card',
        isLong && 'row-span-2',
      )}
    >
      <TicketBand ticket={ticket} urgency={urgencyOf(ticket, board, now)} now={now}>
        <TicketMenu ticket={ticket} now={now} actions={actions} />
      </TicketBand>
      {ticket.takenAt && (
        <UnusualStrip
          look="warning"
          word={m.kitchen_taken_offline({ time: momentWords(ticket.takenAt, new Date(now)) })}
        />
      )}
      {ticket.stage === 'ready' && <HandedTo ticket={ticket} />}
      <TicketLines
        ticket={ticket}
        station={station}
        onTick={(line, isDone) => actions.onTick(ticket, [line], isDone)}
      />
      {/* The customer's words and the button stay in sight, however long the ticket is. */}
      <div
        className={classNames(
          'bottom-0 mt-auto rounded-b-lg bg-raised',
          isLong ? 'sticky' : 'group-first/ticket:sticky',
        )}
      >
        {gone.length > 0 && (
          <UnusualStrip look="danger" word={m.kitchen_sold_out()}>
            <bdi>{gone.join(', ')}</bdi>
          </UnusualStrip>
        )}
        {ticket.instructions && <NoteStrip text={ticket.instructions} />}
        <PaymentStrip ticket={ticket} isAsked={move.isUnpaid} onMarkPaid={actions.onMarkPaid} />
        <div className="p-1">
          <MoveButton
            ticket={ticket}
            board={board}
            station={station}
            onMove={actions.onMove}
            onPartDone={actions.onPartDone}
          />
        </div>
      </div>
    </li>
  );
}

/** To whom a ready order goes: only then does anyone need the name. A table's is in the band. */
function HandedTo({ ticket }: { ticket: Ticket }) {
  const customer = ticket.tableName === undefined && customerWords(ticket);
  if (!customer && !ticket.area && !ticket.hasDoorPhoto) return null;
  return (
    <p className="flex items-center gap-x-2 border-b border-mist px-3 py-1 text-lg">
      {customer && <bdi className="min-w-0 truncate font-semibold">{customer}</bdi>}
      {ticket.area && <bdi className="min-w-0 truncate">{ticket.area}</bdi>}
      {ticket.hasDoorPhoto && (
        <Link
          to={`/admin/orders/${ticket.id}`}
          aria-label={m.kitchen_door_photo_of({ order: ticketName(ticket) })}
          title={m.kitchen_door_photo()}
          className="-my-2 ml-auto grid size-11 shrink-0 place-items-center text-hill"
        >
          <Camera aria-hidden className="size-6" />
        </Link>
      )}
    </p>
  );
}
