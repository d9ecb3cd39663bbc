import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { customerWords } from '../../../../shared/domain/orders/customer-words';
import { useApi } from '../../../api/api-provider';
import { RelativeTime } from '../../../ui/relative-time';
import { TicketDrawer } from './ticket-drawer';

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
