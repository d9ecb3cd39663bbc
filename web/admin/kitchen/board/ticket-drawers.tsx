import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import { momentWords, slotWords } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
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
      title={m.kitchen_recall_title()}
      load={() => kitchen.listRecent()}
      empty={m.kitchen_recall_empty()}
      note={(ticket) => (
        <>
          {customerWords(ticket) && <bdi>{customerWords(ticket)} · </bdi>}
          <RelativeTime at={ticket.changedAt} />
        </>
      )}
      action={m.kitchen_bring_back()}
      act={({ id, version }) => kitchen.recall({ id, version })}
      actFailed={m.kitchen_recall_failed()}
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
      title={m.kitchen_later_title()}
      load={() => kitchen.listLater()}
      empty={m.kitchen_later_empty()}
      note={(ticket) => (
        <>
          {methodWords(ticket)}
          {ticket.slotAt && ` ${slotWords(ticket.slotAt, new Date(now))}`}
          {ticket.startsAt &&
            ` · ${m.kitchen_later_starts({ when: momentWords(ticket.startsAt, new Date(now)) })}`}
          {ticket.isPaymentClaimed && ` · ${m.kitchen_later_check()}`}
          {ticket.payLater &&
            ` · ${collectWords(ticket, owedOf(ticket)) ?? m.kitchen_later_paid()}`}
          {ticket.heldUntil &&
            ` · ${m.kitchen_later_held({ when: momentWords(ticket.heldUntil, new Date(now)) })}`}
        </>
      )}
      action={m.kitchen_start_now()}
      act={({ id, version }) => kitchen.move({ id, version })}
      actFailed={m.kitchen_start_failed()}
      onClose={onClose}
      onDone={onStarted}
    />
  );
}
