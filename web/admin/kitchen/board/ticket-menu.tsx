import {
  Banknote,
  CircleX,
  CreditCard,
  EllipsisVertical,
  IndianRupee,
  ReceiptText,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { Drawer } from '../../../ui/drawer';
import { TicketFacts } from './ticket-facts';
import { isUnpaid, ticketName } from './ticket-words';

export interface TicketMenuActions {
  /** @param method UPI by default. */
  onMarkPaid: (ticket: Ticket, method?: PaidByHand) => void;
  onCancel: (ticket: Ticket) => void;
}

const ITEM =
  'flex min-h-14 w-full items-center gap-3 rounded-md px-4 text-left text-lg font-semibold hover:bg-sunken [&_svg]:size-6 [&_svg]:shrink-0';

const WAYS_TO_PAY = [
  { method: 'upi', icon: IndianRupee, label: 'Mark paid' },
  { method: 'cash', icon: Banknote, label: 'Paid in cash' },
  { method: 'card', icon: CreditCard, label: 'Paid by card' },
] as const;

interface TicketMenuProps {
  ticket: Ticket;
  /** The server's time (ms). */
  now: number;
  actions: TicketMenuActions;
}

/** What a cook does not need: who ordered, the payment, and the rare moves. */
export function TicketMenu({ ticket, now, actions }: TicketMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const name = ticketName(ticket);
  const choose = (action: (ticket: Ticket) => void) => {
    setOpen(false);
    action(ticket);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`More for ${name}`}
        className="grid h-13 w-11 shrink-0 place-items-center"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical aria-hidden className="size-7" />
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} title={`Order ${name}`} side="right">
        <TicketFacts ticket={ticket} now={now} />
        <ul>
          {isUnpaid(ticket) &&
            WAYS_TO_PAY.map(({ method, icon: Icon, label }) => (
              <li key={method}>
                <button
                  type="button"
                  className={ITEM}
                  onClick={() => choose((paid) => actions.onMarkPaid(paid, method))}
                >
                  <Icon aria-hidden />
                  {label}
                </button>
              </li>
            ))}
          <li>
            <Link to={`/admin/orders/${ticket.id}`} className={ITEM}>
              <ReceiptText aria-hidden />
              Open the order
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={`${ITEM} text-chilli`}
              onClick={() => choose(actions.onCancel)}
            >
              <CircleX aria-hidden />
              Cancel the order
            </button>
          </li>
        </ul>
      </Drawer>
    </>
  );
}
