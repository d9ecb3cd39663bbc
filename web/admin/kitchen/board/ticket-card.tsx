import { Bike, Camera, ShoppingBag, TriangleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { receivedWords } from '../../../../shared/domain/orders/order-payments';
import { isCollected } from '../../../../shared/domain/orders/pay-later';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { onOneLine } from '../../../../shared/domain/platform/entered-text';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { classNames } from '../../../ui/class-names';
import { countdownWords } from '../../../ui/countdown';
import { clockTime } from '../../../ui/relative-time';
import { PaymentWord } from './payment-word';
import { minutesWaiting, URGENCY_WORDS, type Urgency, urgencyOf } from './ticket-clock';
import { TicketLines } from './ticket-lines';
import { TicketMenu, type TicketMenuActions } from './ticket-menu';
import { isUnpaid, moveWords, ticketName } from './ticket-words';

const BAND: Record<Urgency, string> = {
  'on-time': 'bg-hill-soft text-ink',
  hurry: 'bg-waffle text-on-waffle',
  late: 'bg-chilli text-on-chilli',
};

/** Larger than any other button, so that nobody looks for it. */
const MOVE_BUTTON =
  'min-h-16 w-full rounded-md px-3 py-1 text-2xl font-bold select-none active:scale-[0.98]';

/** A ticket with more lines may be higher than its column. */
const FEW_LINES = 4;

const ALLERGY = /allerg|intoleran|coeliac|celiac|diabet/i;

export interface TicketActions extends TicketMenuActions {
  onMove: (ticket: Ticket, event: MouseEvent) => void;
  onTick: (ticket: Ticket, line: number, isDone: boolean) => void;
}

interface TicketCardProps {
  ticket: Ticket;
  board: Board;
  /** The server's time (ms). */
  now: number;
  stations: readonly string[];
  actions: TicketActions;
}

/** The element id of a ticket's large button, which gets the focus when another ticket has moved. */
export const moveButtonId = (ticketId: string) => `move-${ticketId}`;

export function TicketCard({ ticket, board, now, stations, actions }: TicketCardProps) {
  const name = ticketName(ticket);
  const customer = customerWords(ticket);
  const isPickup = ticket.deliveryMethod === 'pickup';
  const Way = isPickup ? ShoppingBag : Bike;
  const move = moveWords(ticket, board.startsWhenPaid);
  // Where it is narrow, the name is needed only to hand the order over.
  const isWhole = ticket.stage === 'ready' || move.isUnpaid || isCollected(ticket);
  const mayMarkPaid = isWhole && isUnpaid(ticket);
  const heldUntil = ticket.stage === 'new' && ticket.heldUntil;
  const { receivedAmount, totalAmount } = ticket;
  const received =
    receivedAmount !== undefined &&
    totalAmount !== undefined &&
    receivedWords(rupeesToPaise(receivedAmount), rupeesToPaise(totalAmount));
  return (
    <li
      aria-label={`Order ${name}`}
      className="group/ticket relative rounded-lg border border-mist-strong bg-raised shadow-card"
    >
      <TicketBand ticket={ticket} urgency={urgencyOf(ticket, board, now)} now={now}>
        <TicketMenu ticket={ticket} actions={actions} />
      </TicketBand>
      <div>
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-mist px-3 text-lg',
            isWhole || heldUntil || received || ticket.area || ticket.hasDoorPhoto
              ? 'py-1.5'
              : 'h-10 content-start overflow-hidden pt-1.5',
          )}
        >
          <PaymentWord ticket={ticket} />
          <span className="flex items-center gap-1.5 font-semibold">
            <Way aria-hidden className="size-5 shrink-0" />
            {isPickup ? 'Pickup' : 'Delivery'}
          </span>
          {ticket.area && <bdi className="min-w-0 truncate font-semibold">{ticket.area}</bdi>}
          {ticket.hasDoorPhoto && <DoorPhotoLink ticket={ticket} />}
          {customer && <bdi className="min-w-0 truncate">{customer}</bdi>}
          {received && <p className="basis-full">{received}</p>}
          {(heldUntil || mayMarkPaid) && (
            <div className="flex basis-full flex-wrap items-center justify-between gap-x-3">
              {heldUntil && <HeldUntil at={heldUntil} now={now} />}
              {mayMarkPaid && (
                <button
                  type="button"
                  className="-my-1.5 min-h-11 font-semibold text-hill underline underline-offset-4"
                  onClick={() => actions.onMarkPaid(ticket, ticket.payLater ? 'cash' : undefined)}
                >
                  {ticket.payLater ? 'Paid in cash' : 'Mark paid'}
                  <span className="sr-only"> {name}</span>
                </button>
              )}
            </div>
          )}
        </div>
        <TicketLines
          ticket={ticket}
          stations={stations}
          onTick={(line, isDone) => actions.onTick(ticket, line, isDone)}
        />
        {/* The customer's words and the button stay in sight, however long the ticket is. */}
        <div
          className={classNames(
            'bottom-(--note-height,0px) rounded-b-lg bg-raised',
            ticket.lines.length > FEW_LINES ? 'sticky' : 'group-first/ticket:sticky',
          )}
        >
          {ticket.instructions && <Instructions text={ticket.instructions} />}
          <div className="p-2">
            <button
              type="button"
              id={moveButtonId(ticket.id)}
              className={classNames(
                MOVE_BUTTON,
                move.isUnpaid
                  ? 'bg-waffle text-on-waffle hover:brightness-105'
                  : 'bg-hill text-on-hill hover:bg-hill-strong',
              )}
              onClick={(event) => actions.onMove(ticket, event)}
            >
              <span className={classNames(move.detail && 'block text-xl leading-6')}>
                {move.label}
              </span>
              {move.detail && (
                <span className="block text-lg leading-6 tabular-nums">{move.detail}</span>
              )}
              <span className="sr-only"> {name}</span>
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}

function DoorPhotoLink({ ticket }: { ticket: Ticket }) {
  return (
    <Link
      to={`/admin/orders/${ticket.id}`}
      aria-label={`Photo of the door of ${ticketName(ticket)}`}
      title="Photo of the door"
      className="-my-2.5 grid size-11 shrink-0 place-items-center text-hill"
    >
      <Camera aria-hidden className="size-6" />
    </Link>
  );
}

interface TicketBandProps {
  ticket: Ticket;
  urgency: Urgency;
  now: number;
  children: ReactNode;
}

function TicketBand({ ticket, urgency, now, children }: TicketBandProps) {
  const minutes = minutesWaiting(ticket, now);
  return (
    <header
      className={classNames('flex items-center gap-3 rounded-t-lg py-1 pr-1 pl-3', BAND[urgency])}
    >
      <h3
        className={classNames(
          'font-body font-bold tabular-nums',
          ticket.number === null ? 'font-mono text-xl' : 'text-4xl',
        )}
      >
        {ticketName(ticket)}
      </h3>
      <p className="min-w-0 leading-6">
        <strong className="block text-xl">{URGENCY_WORDS[urgency]}</strong>
        <span className="flex flex-wrap gap-x-2 text-lg leading-6 tabular-nums">
          <strong>
            {ticket.stage === 'ready' && 'ready '}
            {minutes} min
          </strong>
          <span className="whitespace-nowrap">due {clockTime(ticket.dueAt)}</span>
        </span>
      </p>
      {children}
    </header>
  );
}

/** Until when the unpaid order is held. @param now the server's time (ms). */
function HeldUntil({ at, now }: { at: string; now: number }) {
  const leftMs = Date.parse(at) - now;
  return (
    <span className="tabular-nums">
      Held until {momentWords(at, new Date(now))}{' '}
      {leftMs > 0 && <span className="whitespace-nowrap">({countdownWords(leftMs)})</span>}
    </span>
  );
}

function Instructions({ text }: { text: string }) {
  const isAllergy = ALLERGY.test(text);
  return (
    <p
      className={classNames(
        'flex gap-2 px-3 py-2 text-xl leading-7 font-bold',
        isAllergy ? 'bg-chilli text-on-chilli' : 'bg-waffle text-on-waffle',
      )}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{isAllergy ? 'Allergy:' : 'Note:'} </span>
        <bdi>{onOneLine(text)}</bdi>
      </span>
    </p>
  );
}
