import { useState } from 'react';
import type { Ticket } from '../../../shared/contract/kitchen-contract';
import { useApi } from '../../api/api-provider';
import { Button } from '../../ui/button';
import { Drawer } from '../../ui/drawer';
import { RelativeTime } from '../../ui/relative-time';
import { DeferredPart } from '../page/deferred-part';
import { FailureNotice } from '../page/failure-notice';
import { useMutation } from '../page/use-mutation';
import { ticketName } from './ticket-words';

interface RecallDrawerProps {
  onClose: () => void;
  onRecalled: (ticket: Ticket) => void;
}

/** The last orders handed over; one tap brings one back to the counter. */
export function RecallDrawer({ onClose, onRecalled }: RecallDrawerProps) {
  const api = useApi();
  const { busy, failure, send } = useMutation();
  const [recalling, setRecalling] = useState<string>();
  const recall = async ({ id, version }: Ticket) => {
    setRecalling(id);
    const recalled = await send(
      () => api.kitchen.recall({ id, version }),
      'Failed to bring the order back. Please try again.',
    );
    if (recalled) onRecalled(recalled.result);
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title="Bring an order back"
      side="right"
    >
      <FailureNotice message={failure?.message} />
      <DeferredPart
        load={() => api.kitchen.listRecent()}
        loading="Loading the last orders…"
        failed="Failed to load orders. Please try again."
      >
        {(tickets) =>
          tickets.length === 0 ? (
            <p className="py-4 text-lg text-ink-soft">Nothing was handed over yet.</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {tickets.map((ticket) => (
                <li
                  key={ticket.id}
                  className="flex items-center gap-3 rounded-lg border border-mist-strong p-2 pl-3"
                >
                  <strong className="text-3xl tabular-nums">{ticketName(ticket)}</strong>
                  <div className="min-w-0 flex-1">
                    <p className="truncate">
                      <bdi>
                        {ticket.lines
                          .map(({ quantity, name }) => `${quantity}× ${name}`)
                          .join(', ')}
                      </bdi>
                    </p>
                    <p className="text-ink-soft">
                      {ticket.customerName && <bdi>{ticket.customerName} · </bdi>}
                      <RelativeTime at={ticket.changedAt} />
                    </p>
                  </div>
                  <Button
                    variant="quiet"
                    className="min-h-16"
                    busy={busy && recalling === ticket.id}
                    onClick={() => recall(ticket)}
                  >
                    Bring back<span className="sr-only"> {ticketName(ticket)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </DeferredPart>
    </Drawer>
  );
}
