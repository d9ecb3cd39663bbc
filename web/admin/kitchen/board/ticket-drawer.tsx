import { type ReactNode, useState } from 'react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Drawer } from '../../../ui/drawer';
import { DeferredPart } from '../../kit/query/deferred-part';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { dishesIn, ticketName } from './ticket-words';

interface TicketDrawerProps {
  title: string;
  load: () => Promise<Ticket[]>;
  empty: string;
  note: (ticket: Ticket) => ReactNode;
  action: string;
  act: (ticket: Ticket) => Promise<Ticket>;
  actFailed: string;
  onClose: () => void;
  onDone: (ticket: Ticket) => void;
}

export function TicketDrawer(props: TicketDrawerProps) {
  const { title, load, empty, note, action, act, actFailed, onClose, onDone } = props;
  const { busy, failure, send } = useMutation();
  const [acting, setActing] = useState<string>();
  const start = async (ticket: Ticket) => {
    setActing(ticket.id);
    const changed = await send(() => act(ticket), actFailed);
    if (changed) onDone(changed.result);
  };
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} title={title} side="right">
      <FailureNotice message={failure?.message} />
      <DeferredPart
        load={load}
        loading={m.kitchen_loading_orders()}
        failed={m.kitchen_orders_failed()}
      >
        {(tickets) =>
          tickets.length === 0 ? (
            <p className="py-4 text-lg text-ink-soft">{empty}</p>
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
                      <bdi>{dishesIn(ticket.lines)}</bdi>
                    </p>
                    <p className="text-ink-soft">{note(ticket)}</p>
                  </div>
                  <Button
                    variant="quiet"
                    className="min-h-16"
                    busy={busy && acting === ticket.id}
                    onClick={() => start(ticket)}
                  >
                    {action}
                    <span className="sr-only"> {ticketName(ticket)}</span>
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
