import { Phone } from 'lucide-react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { receivedWords } from '../../../../shared/domain/orders/order-payments';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { formatPhone } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { countdownWords } from '../../../ui/countdown';
import { PaymentWord } from './payment-word';

/** Who ordered and how it is paid. @param now the server's time (ms). */
export function TicketFacts({ ticket, now }: { ticket: Ticket; now: number }) {
  const { totalAmount, receivedAmount, owedAmount, customerPhone, area } = ticket;
  const heldUntil = ticket.stage === 'new' && ticket.heldUntil;
  const received =
    receivedAmount !== undefined &&
    receivedWords({
      received: rupeesToPaise(receivedAmount),
      owed: rupeesToPaise(owedAmount),
      total: rupeesToPaise(totalAmount),
    });
  return (
    <div className="mb-2 flex flex-col gap-2 border-b border-mist px-4 pb-3 text-lg">
      <p className="flex flex-wrap items-center gap-x-3">
        <PaymentWord ticket={ticket} />
        {methodWords(ticket)}
        {area && <bdi className="font-semibold">{area}</bdi>}
      </p>
      {received && <p>{received}</p>}
      {heldUntil && <HeldUntil at={heldUntil} now={now} />}
      <bdi className="font-semibold">{customerWords(ticket)}</bdi>
      {customerPhone && (
        <a
          href={`tel:${customerPhone}`}
          className="flex min-h-11 items-center gap-2 font-semibold text-hill underline underline-offset-4"
        >
          <Phone aria-hidden className="size-6" />
          {formatPhone(customerPhone)}
        </a>
      )}
    </div>
  );
}

/** Until when the unpaid order is held. @param now the server's time (ms). */
function HeldUntil({ at, now }: { at: string; now: number }) {
  const leftMs = Date.parse(at) - now;
  return (
    <p className="tabular-nums">
      {m.kitchen_held_until({ when: momentWords(at, new Date(now)) })}{' '}
      {leftMs > 0 && <span className="whitespace-nowrap">({countdownWords(leftMs)})</span>}
    </p>
  );
}
