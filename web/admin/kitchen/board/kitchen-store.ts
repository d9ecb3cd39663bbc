import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { openStations } from '../../../../shared/domain/orders/order-parts';
import { moveOn, stageOf, UNDO_MS } from '../../../../shared/domain/orders/ticket';
import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { failureCode, withTimeout } from '../../../api/with-timeout';
import { newId } from '../../../device/new-id';
import { createStore } from '../../../device/store';
import { droppedSentence } from './dropped-sentence';
import { type Tap, tapsOf, withTaps, withTicket } from './kept-taps';
import type {
  Kitchen,
  KitchenListener,
  KitchenState,
  KitchenTablet,
  Undoable,
} from './kitchen-state';
import { type KitchenCalls, sendTaps } from './send-taps';
import { ticketName } from './ticket-words';

/** How often the board is read while no events arrive. */
const POLL_MS = 15_000;
/** In case an event was missed. */
const CONNECTED_POLL_MS = MINUTE_MS;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
const MOST_UNDOABLE = 3;

/** The board of this tablet. It outlives its page, so that another page of the back office keeps it. */
export function createKitchen(calls: KitchenCalls, tablet: KitchenTablet): Kitchen {
  const { taps: kept, signedInId } = tablet;
  const store = createStore<KitchenState>({
    board: undefined,
    heardAt: undefined,
    aheadMs: 0,
    failure: undefined,
    undoable: [],
    cancelledHere: [],
  });
  let listener: KitchenListener | undefined;
  let staff: Admin | undefined;
  let isConnected = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: Promise<void> | undefined;
  let readAgain = false;
  let isSending = false;
  /** What the server answered to taps since the running read was sent: it may be older than they are. */
  let answered: Ticket[] = [];

  const change = (changes: Partial<KitchenState>) => store.set({ ...store.get(), ...changes });
  const taps = () => kept.get().taps;
  const hasOwn = () => tapsOf(taps(), signedInId()).length > 0;
  const isTapWaiting = () => !isSending && tapsOf(taps(), staff?.id).length > 0;

  function show(ticket: Ticket): void {
    answered.push(ticket);
    const { board } = store.get();
    if (board) change({ board: { ...board, tickets: withTicket(board.tickets, ticket) } });
  }

  function answer(tap: Tap, ticket: Ticket): void {
    show(ticket);
    const { version } = ticket;
    const { undoable } = store.get();
    change({
      undoable: undoable.map((each) => (each.key === tap.key ? { ...each, version } : each)),
    });
    // A late answer may be older than what the board has read since: another tablet may have ticked.
    void read();
  }

  async function drop(tap: Tap, code: RefusalCode): Promise<void> {
    forgetUndo(({ ticket }) => ticket.id === tap.orderId);
    await read();
    const sentence = droppedSentence(tap, code, store.get());
    if (sentence) listener?.onMessage(sentence);
  }

  function failed(code: RefusalCode): void {
    failures += 1;
    listener?.onRefused(code);
  }

  /** Reads again later, as long as the board is open or a tap is kept. */
  function schedule(): void {
    clearTimeout(timer);
    if (!listener && !hasOwn()) return;
    const quietMs = isConnected ? CONNECTED_POLL_MS : POLL_MS;
    const pauseMs =
      failures > 0
        ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
        : isTapWaiting()
          ? FIRST_PAUSE_MS
          : quietMs;
    timer = setTimeout(() => void read(), pauseMs);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const handlers = { onAnswer: answer, onDropped: drop };
    const stoppedBy = await sendTaps({ calls, kept, signedInId, ...handlers });
    isSending = false;
    if (stoppedBy) failed(stoppedBy);
    else failures = 0;
    schedule();
  }

  /** After a reload without a network, the last board is better than none. */
  function showKept(): void {
    const kept = tablet.board.get();
    if (!kept || store.get().board || kept.staff.id !== staff?.id) return;
    const { board, heardAt, aheadMs } = kept;
    change({ board, heardAt, aheadMs });
  }

  async function readOnce(): Promise<void> {
    answered = [];
    try {
      const board = await calls.readBoard(undefined, withTimeout());
      const tickets = answered.reduce(withTicket, board.tickets);
      const heardAt = Date.now();
      const aheadMs = Date.parse(board.now) - heardAt;
      const heard = { board: { ...board, tickets }, heardAt, aheadMs };
      change({ ...heard, failure: undefined });
      if (staff && staff.id === signedInId()) tablet.board.set({ ...heard, staff });
      if (hasOwn()) void send();
      // Nobody can send the taps while a page of this browser checks the sign-in, or if that failed.
      else if (isTapWaiting()) failed('unauthorized');
      else failures = 0;
    } catch (error) {
      const failure = failureCode(error);
      if (failure === 'unavailable') showKept();
      change({ failure });
      failed(failure);
    }
    schedule();
  }

  async function readAll(): Promise<void> {
    try {
      while (readAgain) {
        readAgain = false;
        await readOnce();
      }
    } finally {
      // Reset synchronously, so that the next call starts a new read.
      reading = undefined;
    }
  }

  function read(): Promise<void> {
    readAgain = true;
    reading ??= readAll();
    return reading;
  }

  function keep(tap: Tap): void {
    kept.set({ taps: [...taps(), tap] });
    void send();
  }

  const serverMs = () => Date.now() + store.get().aheadMs;
  let lastTickMs = 0;
  const tapOn = (ticket: Ticket) => ({
    key: newId(),
    orderId: ticket.id,
    name: ticketName(ticket),
    staff: { id: staff?.id ?? '', name: staff?.name || (staff?.email ?? '') },
    sends: 0,
  });

  function forgetUndo(isForgotten: (undoable: Undoable) => boolean): void {
    change({ undoable: store.get().undoable.filter((each) => !isForgotten(each)) });
  }

  function offerUndo(tap: Tap, undone: Pick<Undoable, 'ticket' | 'version' | 'lines'>): void {
    // Only the last move of a ticket can be undone.
    forgetUndo((each) => each.ticket.id === tap.orderId);
    const undoable = { ...undone, key: tap.key, until: Date.now() + UNDO_MS };
    change({ undoable: [...store.get().undoable, undoable].slice(-MOST_UNDOABLE) });
    setTimeout(() => forgetUndo(({ key }) => key === tap.key), UNDO_MS);
  }

  function tick(ticket: Ticket, lines: readonly number[], isDone: boolean): void {
    // The server's clock is an estimate, which a slow answer moves back.
    lastTickMs = Math.max(serverMs(), lastTickMs + 1);
    const at = new Date(lastTickMs).toISOString();
    const tap: Tap = { ...tapOn(ticket), kind: 'tick', lines, isDone, at };
    const [after] = withTaps([ticket], [tap]);
    const finishes = after && openStations(after.lines).length < openStations(ticket.lines).length;
    if (finishes) offerUndo(tap, { ticket, version: after.version, lines });
    keep(tap);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(next) {
      listener = next;
      staff = next.staff;
      void read();
      return () => {
        listener = undefined;
        schedule();
      };
    },
    setConnected(next) {
      if (isConnected === next) return;
      isConnected = next;
      if (next) schedule();
      else void read();
    },
    read,
    show,
    showCancelled(ticket) {
      change({ cancelledHere: [...store.get().cancelledHere, ticket.id] });
      show(ticket);
    },
    move(ticket) {
      const at = new Date(serverMs()).toISOString();
      const next = moveOn(ticket, ticket.deliveryMethod, at);
      if (!next) return;
      const to = stageOf(next, ticket.deliveryMethod) ?? null;
      const tap: Tap = { ...tapOn(ticket), kind: 'move', version: ticket.version, at, to };
      offerUndo(tap, { ticket, version: ticket.version + 1 });
      keep(tap);
    },
    undo({ key, ticket, version, lines }) {
      forgetUndo((each) => each.key === key);
      const unsent = taps().some((tap) => tap.key === key && tap.sends === 0);
      if (unsent) kept.set({ taps: taps().filter((tap) => tap.key !== key) });
      else if (lines) tick(ticket, lines, false);
      else keep({ ...tapOn(ticket), kind: 'undo', version, ticket });
    },
    tick,
    see(ticket) {
      keep({ ...tapOn(ticket), kind: 'seen' });
    },
    discardTaps(staffId) {
      kept.set({ taps: taps().filter((tap) => tap.staff.id !== staffId) });
    },
  };
}
