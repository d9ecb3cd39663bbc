import type { Board, Ticket } from '../../../shared/contract/kitchen-contract';
import type { RefusalCode } from '../../../shared/domain/refusals';
import { moveOn, stageOf, UNDO_MS } from '../../../shared/domain/ticket';
import { withTimeout } from '../../api/with-timeout';
import { newId } from '../../device/new-id';
import { createStore, type ReadableStore } from '../../device/store';
import type { StoredStore } from '../../device/stored-store';
import { droppedSentence } from './dropped-sentence';
import { type KeptTaps, type Tap, withTicket } from './kept-taps';
import { failureCode, type KitchenCalls, sendTaps } from './send-taps';
import { ticketName } from './ticket-words';

/** How often the board is read while no events arrive. */
const POLL_MS = 15_000;
/** And while they do, in case one was missed. */
const CONNECTED_POLL_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;
/** So many of the last moves can be undone. */
const MOST_UNDOABLE = 3;

/** A move that can still be undone. */
export interface Undoable {
  /** The key of its tap. */
  key: string;
  /** As it was before the move. */
  ticket: Ticket;
  /** The version after the move. */
  version: number;
  /** Until when, by the tablet's clock (ms). */
  until: number;
}

export interface KitchenState {
  /** As the server last answered, without kept taps. */
  board: Board | undefined;
  /** When the server last answered, by the tablet's clock (ms). */
  heardAt: number | undefined;
  /** How far the server's clock is ahead of the tablet's (ms). */
  aheadMs: number;
  /** Why the last read failed. */
  failure: RefusalCode | undefined;
  undoable: readonly Undoable[];
  /** The ids of the orders cancelled on this tablet: only the other ones need to hear of it. */
  cancelledHere: readonly string[];
}

interface KitchenListener {
  /** Something to tell the staff in words. */
  onMessage: (sentence: string) => void;
  onRefused: (code: RefusalCode) => void;
}

export interface Kitchen extends ReadableStore<KitchenState> {
  /** Reads the board until closed. @returns a function that closes it. */
  open(listener: KitchenListener): () => void;
  setConnected(isConnected: boolean): void;
  /** Reads the board; resolves when an answer to a request sent after this call is shown, or failed. */
  read(): Promise<void>;
  move(ticket: Ticket): void;
  undo(undoable: Undoable): void;
  tick(ticket: Ticket, line: number, isDone: boolean): void;
  see(ticket: Ticket): void;
  /** Shows a ticket that the server has answered to another call. */
  show(ticket: Ticket): void;
  showCancelled(ticket: Ticket): void;
}

/** The board of this tablet. It outlives its page, so that another page of the back office keeps it. */
export function createKitchen(calls: KitchenCalls, kept: StoredStore<KeptTaps>): Kitchen {
  const store = createStore<KitchenState>({
    board: undefined,
    heardAt: undefined,
    aheadMs: 0,
    failure: undefined,
    undoable: [],
    cancelledHere: [],
  });
  let listener: KitchenListener | undefined;
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
    if (!listener && taps().length === 0) return;
    const pauseMs =
      failures > 0
        ? Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
        : isConnected
          ? CONNECTED_POLL_MS
          : POLL_MS;
    timer = setTimeout(() => void read(), pauseMs);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const stoppedBy = await sendTaps({ calls, kept, onAnswer: answer, onDropped: drop });
    isSending = false;
    if (stoppedBy) failed(stoppedBy);
    else failures = 0;
    schedule();
  }

  async function readOnce(): Promise<void> {
    answered = [];
    try {
      const board = await calls.readBoard(undefined, withTimeout());
      const tickets = answered.reduce(withTicket, board.tickets);
      const heardAt = Date.now();
      const aheadMs = Date.parse(board.now) - heardAt;
      change({ board: { ...board, tickets }, heardAt, aheadMs, failure: undefined });
      if (taps().length === 0) failures = 0;
      else void send();
    } catch (error) {
      const failure = failureCode(error);
      change({ failure });
      failed(failure);
    }
    schedule();
  }

  async function readAll(): Promise<void> {
    while (readAgain) {
      readAgain = false;
      await readOnce();
    }
  }

  function read(): Promise<void> {
    readAgain = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function keep(tap: Tap): void {
    kept.set({ taps: [...taps(), tap] });
    void send();
  }

  const tapOn = (ticket: Ticket) => ({
    key: newId(),
    orderId: ticket.id,
    name: ticketName(ticket),
    sends: 0,
  });

  function forgetUndo(isForgotten: (undoable: Undoable) => boolean): void {
    change({ undoable: store.get().undoable.filter((each) => !isForgotten(each)) });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(next) {
      listener = next;
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
      const tappedAt = Date.now();
      const at = new Date(tappedAt + store.get().aheadMs).toISOString();
      const next = moveOn(ticket, ticket.deliveryMethod, at);
      if (!next) return;
      const to = stageOf(next, ticket.deliveryMethod) ?? null;
      const tap: Tap = { ...tapOn(ticket), kind: 'move', version: ticket.version, at, to };
      const undoable = {
        ...{ key: tap.key, ticket, version: ticket.version + 1 },
        until: tappedAt + UNDO_MS,
      };
      // Only the last move of a ticket can be undone.
      forgetUndo((each) => each.ticket.id === ticket.id);
      change({ undoable: [...store.get().undoable, undoable].slice(-MOST_UNDOABLE) });
      setTimeout(() => forgetUndo(({ key }) => key === tap.key), UNDO_MS);
      keep(tap);
    },
    undo({ key, ticket, version }) {
      forgetUndo((each) => each.key === key);
      const unsent = taps().some((tap) => tap.key === key && tap.sends === 0);
      if (unsent) kept.set({ taps: taps().filter((tap) => tap.key !== key) });
      else keep({ ...tapOn(ticket), kind: 'undo', version, ticket });
    },
    tick(ticket, line, isDone) {
      keep({ ...tapOn(ticket), kind: 'tick', line, isDone });
    },
    see(ticket) {
      keep({ ...tapOn(ticket), kind: 'seen' });
    },
  };
}
