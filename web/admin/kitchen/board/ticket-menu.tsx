import { ClockPlus, EllipsisVertical, ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { StaffCancelReason } from '../../../../shared/domain/orders/cancellation';
import { isDelayable } from '../../../../shared/domain/orders/order-change';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Drawer } from '../../../ui/drawer';
import { CANCEL_REASON_LABELS } from '../../orders/order/cancel-dialog';
import { PayButtons } from '../../orders/order/pay-buttons';
import { TicketFacts } from './ticket-facts';
import { isUnpaid, ticketName } from './ticket-words';

export interface TicketMenuActions {
  onMarkPaid: (ticket: Ticket, method: PaidByHand) => void;
  onDelay: (ticket: Ticket) => void;
  onCancel: (ticket: Ticket, reason: StaffCancelReason) => void;
}

const ITEM =
  'flex min-h-14 w-full items-center gap-3 rounded-md px-4 text-left text-lg font-semibold hover:bg-sunken [&_svg]:size-6 [&_svg]:shrink-0';

interface TicketMenuProps {
  ticket: Ticket;
  /** The server's time (ms). */
  now: number;
  actions: TicketMenuActions;
}

/** What a cook does not need: who ordered, the payment, and the rare moves. */
export function TicketMenu({ ticket, now, actions }: TicketMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const cancelId = useId();
  const name = ticketName(ticket);
  const choose = (action: () => void) => {
    setOpen(false);
    action();
  };
  return (
    <>
      <button
        type="button"
        aria-label={m.kitchen_more_for({ order: name })}
        className="grid h-13 w-11 shrink-0 place-items-center"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical aria-hidden className="size-7" />
      </button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={m.kitchen_order({ order: name })}
        side="right"
      >
        <TicketFacts ticket={ticket} now={now} />
        {isUnpaid(ticket) && (
          <PayButtons
            name={name}
            className="px-4 py-2"
            onPay={(method) => choose(() => actions.onMarkPaid(ticket, method))}
          />
        )}
        {isDelayable(ticket, ticket.deliveryMethod) && (
          <button
            type="button"
            className={ITEM}
            onClick={() => choose(() => actions.onDelay(ticket))}
          >
            <ClockPlus aria-hidden />
            {m.changes_ten_minutes()}
          </button>
        )}
        <Link to={`/admin/orders/${ticket.id}`} className={ITEM}>
          <ReceiptText aria-hidden />
          {m.kitchen_open_order()}
        </Link>
        <section aria-labelledby={cancelId} className="border-t border-mist px-4 pt-3">
          <h3 id={cancelId} className="mb-2 font-body text-lg font-semibold">
            {m.kitchen_cancel_order()}
          </h3>
          {/* With the reason at once, a tap less: the dialog still asks. */}
          <div className="grid grid-cols-2 gap-2">
            {CANCEL_REASON_LABELS.map(([reason, label]) => (
              <Button
                key={reason}
                variant="danger"
                onClick={() => choose(() => actions.onCancel(ticket, reason))}
              >
                {label()}
              </Button>
            ))}
          </div>
        </section>
      </Drawer>
    </>
  );
}
