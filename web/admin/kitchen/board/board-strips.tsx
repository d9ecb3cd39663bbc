import { ChevronRight, CloudOff, OctagonX } from 'lucide-react';
import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import { momentWords } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { clockTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { type Tap, tapsOf } from './kept-taps';
import { PaymentWord } from './payment-word';
import { cancelledBecause, cancelledInstruction, dishesIn, ticketName } from './ticket-words';

interface CancelledStripProps {
  tickets: readonly Ticket[];
  onSee: (ticket: Ticket) => void;
}

/** Cancelled orders, until someone has seen them. A cook may have begun one that is not accepted yet. */
export function CancelledStrip({ tickets, onSee }: CancelledStripProps) {
  return (
    <div role="alert" className="max-h-[40%] shrink-0 overflow-y-auto">
      <ul>
        {tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-on-chilli bg-chilli px-3 py-2 text-on-chilli"
          >
            <OctagonX aria-hidden className="size-9 shrink-0" />
            <div className="min-w-[min(12rem,70%)] flex-1">
              <p className="text-xl font-bold">
                {withElements(
                  (inputs) =>
                    m.kitchen_was_cancelled({ ...inputs, todo: cancelledInstruction(ticket) }),
                  {
                    order: <span className="text-3xl tabular-nums">{ticketName(ticket)}</span>,
                    dishes: <bdi>{dishesIn(ticket.lines)}</bdi>,
                  },
                )}
              </p>
              <p className="flex flex-wrap items-center gap-x-3 text-lg">
                {cancelledBecause(ticket)}
                {(ticket.paymentStatus === 'paid' || ticket.isPaymentClaimed) && (
                  <PaymentWord ticket={ticket} />
                )}
              </p>
            </div>
            <Button
              variant="quiet"
              className="min-h-16 px-6 text-xl max-md:ml-auto"
              onClick={() => onSee(ticket)}
            >
              {m.kitchen_got_it()}
              <span className="sr-only"> {ticketName(ticket)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LaterStripProps {
  later: Board['later'] | undefined;
  /** The server's time (ms). */
  now: number;
  onOpen: () => void;
}

export function LaterStrip({ later, now, onOpen }: LaterStripProps) {
  if (!later || later.orders === 0) return null;
  const { orders, nextStartsAt, toCheck } = later;
  const count = <strong>{m.kitchen_later_orders({ count: orders })}</strong>;
  return (
    <button
      type="button"
      className="flex min-h-13 shrink-0 items-center gap-2 border-b border-mist-strong bg-raised px-3 text-left text-lg hover:bg-hill-soft"
      onClick={onOpen}
    >
      <span>
        {nextStartsAt === null
          ? count
          : withElements(
              (inputs) =>
                m.kitchen_later_next({ ...inputs, when: momentWords(nextStartsAt, new Date(now)) }),
              { orders: count },
            )}
        {toCheck > 0 && (
          <>
            {' · '}
            <strong>{m.kitchen_payments_to_check({ count: toCheck })}</strong>
          </>
        )}
      </span>
      <ChevronRight aria-hidden className="ml-auto size-6 shrink-0" />
    </button>
  );
}

interface SilenceStripProps {
  /** When the server last answered, by the tablet's clock (ms). */
  since: number;
  waitingTaps: number;
}

export function SilenceStrip({ since, waitingTaps }: SilenceStripProps) {
  return (
    <p
      role="alert"
      className="flex shrink-0 items-center gap-3 bg-waffle px-3 py-2 text-lg text-on-waffle"
    >
      <CloudOff aria-hidden className="size-6 shrink-0" />
      <span>
        <strong>{m.kitchen_no_connection({ time: clockTime(since) })}</strong>{' '}
        {m.kitchen_may_be_missing()}{' '}
        {waitingTaps > 0 ? m.kitchen_taps_later({ count: waitingTaps }) : m.kitchen_taps_kept()}
      </span>
    </p>
  );
}

interface OthersTapsProps {
  taps: readonly Tap[];
  onDiscard: (staffId: string) => void;
}

/** Taps that other people made here without a network, before they signed out. */
export function OthersTapsStrip({ taps, onDiscard }: OthersTapsProps) {
  const people = new Map(taps.map(({ staff }) => [staff.id, staff]));
  return [...people.values()].map(({ id, name }) => {
    const count = tapsOf(taps, id).length;
    return (
      <p
        key={id}
        className="flex shrink-0 items-center gap-3 border-b border-mist-strong bg-raised px-3 py-2 text-lg"
      >
        <span className="min-w-0 flex-1">
          {withElements((inputs) => m.kitchen_taps_of_others({ ...inputs, count }), {
            name: <bdi>{name}</bdi>,
          })}
        </span>
        <Button variant="quiet" className="min-h-11" onClick={() => onDiscard(id)}>
          {m.kitchen_discard()}
        </Button>
      </p>
    );
  });
}
