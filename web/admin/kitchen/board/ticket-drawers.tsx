import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import { momentWords, slotWords } from '../../../../shared/domain/orders/slot-words';
import { useApi } from '../../../api/api-provider';
import { RelativeTime } from '../../../ui/relative-time';
import { TicketDrawer } from './ticket-drawer';
import { owedOf } from './ticket-words';

interface RecallDrawerProps {
  onClose: () => void;
  onRecalled: (ticket: Ticket) => void;
}

export function RecallDrawer({ onClose, onRecalled }: RecallDrawerProps) {
  const { kitchen } = useApi();
  return (
    <TicketDrawer
      title="Bring an order back"
      load={() => kitchen.listRecent()}
      empty="Nothing has been handed over yet."
      note={(ticket) => (
        <>
          {customerWords(ticket) && <bdi>{customerWords(ticket)} · </bdi>}
          <RelativeTime at={ticket.changedAt} />
        </>
      )}
      action="Bring back"
      act={({ id, version }) => kitchen.recall({ id, version })}
      actFailed="Failed to bring the order back. Please try again."
      onClose={onClose}
      onDone={onRecalled}
    />
  );
}

interface LaterDrawerProps {
  /** The server's time (ms). */
  now: number;
  onClose: () => void;
  onStarted: (ticket: Ticket) => void;
}

/** The orders for later that are not on the board yet; one tap starts one before its time. */
export function LaterDrawer({ now, onClose, onStarted }: LaterDrawerProps) {
  const { kitchen } = useApi();
  return (
    <TicketDrawer
      title="Later"
      load={() => kitchen.listLater()}
      empty="No orders for later."
      note={(ticket) => (
        <>
          {methodWords(ticket)}
          {ticket.slotAt && ` ${slotWords(ticket.slotAt, new Date(now))}`}
          {ticket.startsAt && ` · starts ${momentWords(ticket.startsAt, new Date(now))}`}
          {ticket.isPaymentClaimed && ' · check payment'}
          {ticket.payLater && ` · ${collectWords(ticket, owedOf(ticket) ?? 0) ?? 'paid'}`}
          {ticket.heldUntil && ` · held until ${momentWords(ticket.heldUntil, new Date(now))}`}
        </>
      )}
      action="Start now"
      act={({ id, version }) => kitchen.move({ id, version })}
      actFailed="Failed to start the order. Please try again."
      onClose={onClose}
      onDone={onStarted}
    />
  );
}
