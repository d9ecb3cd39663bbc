import type { Ticket } from '../../../shared/contract/kitchen-contract';
import { momentWords, slotWords } from '../../../shared/domain/slot-words';
import { useApi } from '../../api/api-provider';
import { TicketDrawer } from './ticket-drawer';

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
      note={({ slotAt, startsAt, deliveryMethod, isPaymentClaimed, heldUntil }) => (
        <>
          {deliveryMethod === 'pickup' ? 'Pickup' : 'Delivery'}
          {slotAt && ` ${slotWords(slotAt, new Date(now))}`}
          {startsAt && ` · starts ${momentWords(startsAt, new Date(now))}`}
          {isPaymentClaimed && ' · check payment'}
          {heldUntil && ` · held until ${momentWords(heldUntil, new Date(now))}`}
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
