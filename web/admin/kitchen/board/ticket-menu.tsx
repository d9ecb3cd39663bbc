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
import { DisclosureMenu } from '../../../ui/disclosure-menu';
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

export function TicketMenu({ ticket, actions }: { ticket: Ticket; actions: TicketMenuActions }) {
  const [isOpen, setOpen] = useState(false);
  const choose = (action: (ticket: Ticket) => void) => {
    setOpen(false);
    action(ticket);
  };
  return (
    <div className="relative z-10 ml-auto self-start">
      <DisclosureMenu
        open={isOpen}
        onOpenChange={setOpen}
        button={<EllipsisVertical aria-hidden className="size-7" />}
        label={`More for ${ticketName(ticket)}`}
        buttonClassName="grid size-12 place-items-center rounded-full"
        panelClassName="right-0 w-60 rounded-lg border border-mist-strong bg-raised p-1 text-ink shadow-overlay"
      >
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
      </DisclosureMenu>
    </div>
  );
}
