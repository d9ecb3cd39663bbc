import type { Board, Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import type { ReadableStore } from '../../../device/store';
import type { StoredStore } from '../../../device/stored-store';
import type { KeptBoard } from './kept-board';
import type { KeptTaps } from './kept-taps';

export interface Undoable {
  key: string;
  /** As it was before the move. */
  ticket: Ticket;
  /** Of a part that was ticked off; undefined for a move. */
  lines?: readonly number[];
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
  failure: RefusalCode | undefined;
  undoable: readonly Undoable[];
  /** The ids of the orders cancelled on this tablet: only the other ones need to hear of it. */
  cancelledHere: readonly string[];
}

export interface KitchenTablet {
  taps: StoredStore<KeptTaps>;
  board: StoredStore<KeptBoard | undefined>;
  signedInId: () => string | undefined;
}

export interface KitchenListener {
  staff: Admin;
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
  tick(ticket: Ticket, lines: readonly number[], isDone: boolean): void;
  see(ticket: Ticket): void;
  show(ticket: Ticket): void;
  showCancelled(ticket: Ticket): void;
  discardTaps(staffId: string): void;
}
