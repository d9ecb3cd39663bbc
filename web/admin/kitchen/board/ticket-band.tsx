import { Bike, ShoppingBag, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { boardClock, minutesWaiting, URGENCY_WORDS, type Urgency } from './ticket-clock';
import { ticketName } from './ticket-words';

const BAND: Record<Urgency, string> = {
  'on-time': 'bg-hill-soft text-ink',
  hurry: 'bg-waffle text-on-waffle',
  late: 'bg-chilli text-on-chilli',
};

interface TicketBandProps {
  ticket: Ticket;
  urgency: Urgency;
  /** The server's time (ms). */
  now: number;
  children: ReactNode;
}

/** The number, the age and what was promised. */
export function TicketBand({ ticket, urgency, now, children }: TicketBandProps) {
  const Way = wayOf(ticket);
  return (
    <header
      className={classNames('flex items-center gap-2 rounded-t-lg py-0.5 pl-3', BAND[urgency])}
    >
      <h3
        className={classNames(
          'font-body font-bold tabular-nums',
          ticket.number === null ? 'font-mono text-xl' : 'text-4xl leading-none',
        )}
      >
        {ticketName(ticket)}
      </h3>
      <p className="min-w-0 flex-1 tabular-nums">
        <span className="flex flex-wrap items-baseline gap-x-2 text-lg leading-6 font-bold">
          <span className="text-2xl leading-7">
            {m.kitchen_minutes({ count: minutesWaiting(ticket, now) })}
          </span>{' '}
          <span className={classNames(urgency === 'on-time' && 'sr-only')}>
            {URGENCY_WORDS[urgency]()}
          </span>
          {ticket.stage === 'ready' && <span className="sr-only"> {m.kitchen_is_ready()}</span>}
        </span>
        {/* On a narrow ticket a table's name has lines of its own: names often differ at their end. */}
        <span className="flex flex-wrap items-center gap-x-1.5 text-lg leading-6">
          <span className="flex items-center gap-1.5 whitespace-nowrap">
            {m.kitchen_due({ time: boardClock(ticket.dueAt) })}{' '}
            <Way aria-hidden className="size-5 shrink-0" />
          </span>
          <span
            className={
              ticket.tableName === undefined ? 'sr-only' : 'min-w-0 wrap-anywhere font-bold'
            }
          >
            {methodWords(ticket)}
          </span>
        </span>
      </p>
      {children}
    </header>
  );
}

function wayOf({ deliveryMethod, isForHere }: Ticket) {
  if (isForHere) return Utensils;
  return deliveryMethod === 'pickup' ? ShoppingBag : Bike;
}
