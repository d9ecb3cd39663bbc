import { type MouseEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { StaffCancelReason } from '../../../../shared/domain/orders/cancellation';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStore } from '../../../device/store';
import { useToast } from '../../../ui/toast';
import { useSoldOut } from '../../menu/sold-out/use-sold-out';
import { BoardColumn } from './board-column';
import { BoardLoading } from './board-loading';
import { CancelledStrip, LaterStrip, OthersTapsStrip, SilenceStrip } from './board-strips';
import { BoardTools } from './board-tools';
import { CancelTicket } from './cancel-ticket';
import { DishesPanel } from './dishes-panel';
import { withTaps } from './kept-taps';
import { OutRow } from './out-row';
import { PromiseNow } from './promise-now';
import { RemakeStrip } from './remake-strip';
import { StageTabs } from './stage-tabs';
import { columnOf, isOfStation, openStation, tabletView, ticketsOf } from './stations';
import { createTapGuard } from './tap-guard';
import { TicketCard } from './ticket-card';
import { LaterDrawer, RecallDrawer } from './ticket-drawers';
import { ticketName } from './ticket-words';
import { dishesToMake } from './to-make';
import { UndoBar } from './undo-bar';
import { useDelay } from './use-delay';
import { useKitchen } from './use-kitchen';
import { useMarkPaid } from './use-mark-paid';
import { useMoveFocus } from './use-move-focus';
import { useServerNow } from './use-server-now';

export const meta = () => [{ title: m.office_page_title({ page: m.office_kitchen() }) }];

/** Tickets with the rider have a row of their own. */
const COLUMNS = [
  { stage: 'new', empty: m.kitchen_no_new },
  { stage: 'preparing', empty: m.kitchen_none_preparing },
  { stage: 'ready', empty: m.kitchen_none_ready },
] as const;

export default function KitchenPage() {
  const { kitchen, state, taps, others, isOnline } = useKitchen();
  const { board, heardAt } = state;
  const now = useServerNow(state.aheadMs);
  const view = useStore(tabletView);
  const station = openStation(board, view);
  const [isCounted] = useState(createTapGuard);
  const [chosen, setChosen] = useState<TicketStage>('new');
  const [drawer, setDrawer] = useState<'recall' | 'later'>();
  const [cancelling, setCancelling] = useState<{ ticket: Ticket; reason: StaffCancelReason }>();
  const toast = useToast();
  const soldOut = useSoldOut().answer?.items ?? [];
  const markPaid = useMarkPaid(() => void kitchen.read());
  const delay = useDelay(() => void kitchen.read());
  const moveFocus = useMoveFocus();

  const open = useMemo(() => withTaps(board?.tickets ?? [], taps), [board, taps]);
  const ours = ticketsOf(open, station);
  const inStage = (tickets: readonly Ticket[], stage: TicketStage) =>
    tickets.filter((ticket) => columnOf(ticket, station) === stage);

  const guard = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button, a');
    // A tap in a dialog, which is no part of the board, always counts, and parts the taps around it.
    if (!button || isCounted(event, button) || !event.currentTarget.contains(button)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const move = (ticket: Ticket, event: MouseEvent) => {
    kitchen.move(ticket);
    moveFocus(event, ticket.id, inStage(ours, ticket.stage ?? 'new'));
  };
  const closeDrawer = () => setDrawer(undefined);
  const bring = (ticket: Ticket) => {
    closeDrawer();
    kitchen.show(ticket);
    void kitchen.read();
  };
  const actions = {
    onMove: move,
    onTick: kitchen.tick,
    onPartDone: (ticket: Ticket, event: MouseEvent) => {
      const open = ticket.lines.filter((line) => isOfStation(line, station) && !line.isDone);
      kitchen.tick(
        ticket,
        open.map(({ line }) => line),
        true,
      );
      moveFocus(event, ticket.id, inStage(ours, 'preparing'));
    },
    onMarkPaid: markPaid,
    onDelay: delay,
    onCancel: (ticket: Ticket, reason: StaffCancelReason) => setCancelling({ ticket, reason }),
  };

  if (!board || heardAt === undefined) {
    return (
      <BoardLoading failed={state.failure !== undefined} onRetry={() => void kitchen.read()} />
    );
  }

  const seenTaps = taps.filter(({ kind }) => kind === 'seen').map(({ orderId }) => orderId);
  const seen = new Set([...seenTaps, ...state.cancelledHere]);
  const dishes = dishesToMake(open, (line) => isOfStation(line, station));
  const toMake = dishes.reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = Object.fromEntries(
    COLUMNS.map(({ stage }) => [stage, inStage(ours, stage).length]),
  );

  return (
    <div
      role="presentation"
      className="flex h-full flex-col overflow-y-auto bg-sunken"
      onClickCapture={guard}
    >
      <h1 className="sr-only">{m.office_kitchen()}</h1>
      <CancelledStrip
        tickets={ticketsOf(board.cancelled, station).filter(({ id }) => !seen.has(id))}
        onSee={(ticket) => kitchen.see(ticket)}
      />
      <RemakeStrip remakes={board.remakes} station={station} onMade={() => void kitchen.read()} />
      {(!isOnline || state.failure !== undefined) && (
        <SilenceStrip since={heardAt} waitingTaps={taps.length} />
      )}
      <OthersTapsStrip taps={others} onDiscard={(staffId) => kitchen.discardTaps(staffId)} />
      <LaterStrip later={board.later} now={now} onOpen={() => setDrawer('later')} />
      {view.showsDishes && <DishesPanel dishes={dishes} />}
      <StageTabs counts={counts} chosen={chosen} onChoose={setChosen} />
      <div className="flex min-h-72 flex-1 gap-2 px-2 pb-1 max-md:px-1">
        {COLUMNS.map(({ stage, empty }) => (
          <BoardColumn
            key={stage}
            stage={stage}
            empty={empty()}
            tickets={inStage(ours, stage)}
            mayFold={ours.some((ticket) => COLUMNS.some((each) => each.stage === ticket.stage))}
            isChosen={stage === chosen}
            elsewhere={
              open.filter((ticket) => ticket.stage === stage && !ours.includes(ticket)).length
            }
          >
            {inStage(ours, stage).map((ticket) => (
              <TicketCard
                key={ticket.id}
                ticket={ticket}
                board={board}
                soldOut={soldOut}
                now={now}
                station={station}
                actions={actions}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
      {board.moreTickets > 0 && (
        <p className="shrink-0 px-3 py-1 text-center text-lg">
          {m.kitchen_not_shown({ count: board.moreTickets })}{' '}
          <Link to="/admin/orders" className="font-semibold text-hill underline">
            {m.kitchen_all_orders()}
          </Link>
        </p>
      )}
      <OutRow tickets={inStage(open, 'out')} now={now} onMove={move} onMarkPaid={markPaid} />
      <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-mist-strong bg-raised px-2 py-1">
        <BoardTools board={board} toMake={toMake} onRecall={() => setDrawer('recall')} />
        <PromiseNow />
        <UndoBar undoable={state.undoable} onUndo={(undoable) => kitchen.undo(undoable)} />
      </footer>
      {drawer === 'recall' && <RecallDrawer onClose={closeDrawer} onRecalled={bring} />}
      {drawer === 'later' && <LaterDrawer now={now} onClose={closeDrawer} onStarted={bring} />}
      {cancelling && (
        <CancelTicket
          ticket={open.find(({ id }) => id === cancelling.ticket.id) ?? cancelling.ticket}
          reason={cancelling.reason}
          onClose={() => setCancelling(undefined)}
          onConflict={() => void kitchen.read()}
          onCancelled={(ticket) => {
            setCancelling(undefined);
            kitchen.showCancelled(ticket);
            void kitchen.read();
            const order = ticketName(ticket);
            toast(
              'success',
              ticket.paymentStatus === 'paid'
                ? m.kitchen_cancelled_paid({ order })
                : m.kitchen_cancelled({ order }),
            );
          }}
        />
      )}
    </div>
  );
}
