import { Bike } from 'lucide-react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { minutesLabel } from '../../../../shared/domain/platform/minutes-label';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { PayButtons } from '../../orders/order/pay-buttons';
import { moveButtonId } from './move-button';
import { PaymentWord } from './payment-word';
import type { TicketActions } from './ticket-card';
import { minutesWaiting } from './ticket-clock';
import { isUnpaid, moveWords, ticketName } from './ticket-words';

interface OutRowProps extends Pick<TicketActions, 'onMove' | 'onMarkPaid'> {
  tickets: readonly Ticket[];
  now: number;
}

export function OutRow({ tickets, now, onMove, onMarkPaid }: OutRowProps) {
  if (tickets.length === 0) return null;
  return (
    <section
      aria-label={m.kitchen_stage_out()}
      className="flex shrink-0 items-center gap-3 border-t border-mist-strong bg-raised px-3 py-1"
    >
      <h2 className="flex items-center gap-2 font-body text-lg font-bold">
        <Bike aria-hidden className="size-6" />
        <span className="max-lg:sr-only">{m.kitchen_stage_out()}</span>
        <span className="tabular-nums">{tickets.length}</span>
      </h2>
      <ul className="scroll-row flex min-w-0 flex-1 gap-2">
        {tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="flex shrink-0 items-center gap-2 border-l border-mist-strong pl-3"
          >
            <strong className="text-2xl tabular-nums">{ticketName(ticket)}</strong>
            <span className="text-lg whitespace-nowrap">
              {minutesLabel(minutesWaiting(ticket, now))}
            </span>
            <PaymentWord ticket={ticket} />
            {isUnpaid(ticket) && (
              <PayButtons
                name={ticketName(ticket)}
                className="[&>button]:min-h-16"
                onPay={(method) => onMarkPaid(ticket, method)}
              />
            )}
            <DeliveredButton ticket={ticket} onMove={onMove} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DeliveredButtonProps = Pick<OutRowProps, 'onMove'> & { ticket: Ticket };

function DeliveredButton({ ticket, onMove }: DeliveredButtonProps) {
  const { label, detail, isUnpaid } = moveWords(ticket);
  return (
    <Button
      id={moveButtonId(ticket.id)}
      variant={isUnpaid ? 'accent' : 'quiet'}
      className="min-h-16 leading-6"
      onClick={(event) => onMove(ticket, event)}
    >
      <span>
        {label}
        {detail && <span className="block tabular-nums">{detail}</span>}
        <span className="sr-only"> {ticketName(ticket)}</span>
      </span>
    </Button>
  );
}
