import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { StaffCancelReason } from '../../../../shared/domain/orders/cancellation';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useMutation } from '../../kit/query/use-mutation';
import { CancelDialog } from '../../orders/order/cancel-dialog';
import { ticketName } from './ticket-words';

interface CancelTicketProps {
  ticket: Ticket;
  reason: StaffCancelReason;
  onClose: () => void;
  onCancelled: (ticket: Ticket) => void;
  onConflict: () => void;
}

export function CancelTicket(props: CancelTicketProps) {
  const { ticket, reason, onClose, onCancelled, onConflict } = props;
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const { id, version, paymentStatus, lines } = ticket;
  return (
    <CancelDialog
      name={ticketName(ticket)}
      isPaid={paymentStatus === 'paid'}
      dishes={lines}
      chosen={reason}
      busy={busy}
      failure={failure?.message}
      onClose={onClose}
      onCancel={async (why) => {
        const cancelled = await send(
          () => api.kitchen.cancel({ id, version, ...why }),
          m.kitchen_cancel_failed(),
          m.kitchen_order_gone(),
        );
        if (cancelled) onCancelled(cancelled.result);
        else onConflict();
      }}
    />
  );
}
