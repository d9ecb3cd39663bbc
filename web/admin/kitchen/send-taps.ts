import type { Ticket } from '../../../shared/contract/kitchen-contract';
import type { RefusalCode } from '../../../shared/domain/refusals';
import type { Api } from '../../api/api-client';
import { refusal } from '../../api/refusal';
import type { StoredStore } from '../../device/stored-store';
import { type KeptTaps, type Tap, withoutAnswered } from './kept-taps';

export type KitchenCalls = Pick<
  Api['kitchen'],
  'readBoard' | 'move' | 'undo' | 'tick' | 'seeCancelled'
>;

/** A request without an answer for this long is lost, and is sent again. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Refusals of the tap itself: sending it again would not help. */
const FINAL = new Set<RefusalCode>(['conflict', 'not_found', 'bad_input']);
/** A tap that breaks the server so often is dropped, because the later ones wait behind it. */
const MOST_ERRORS = 5;

interface SenderOptions {
  calls: KitchenCalls;
  kept: StoredStore<KeptTaps>;
  onAnswer: (tap: Tap, ticket: Ticket) => void;
  /** A tap, and all later ones on its ticket, was refused and dropped. */
  onDropped: (tap: Tap, code: RefusalCode) => Promise<void>;
}

/**
 * Sends all kept taps, one after the other. A move names the version of the ticket that it saw, so the
 * server makes it once, even when its answer was lost and it is sent again.
 * @returns why it stopped, undefined when all are answered.
 */
export async function sendTaps(options: SenderOptions): Promise<RefusalCode | undefined> {
  const { calls, kept, onAnswer, onDropped } = options;
  const change = (next: (taps: readonly Tap[]) => readonly Tap[]) =>
    kept.set({ taps: next(kept.get().taps) });
  for (let [first] = kept.get().taps; first; [first] = kept.get().taps) {
    const tap = { ...first, sends: first.sends + 1 };
    change((taps) => taps.map((each) => (each.key === tap.key ? tap : each)));
    try {
      const ticket = await callOf(calls, tap);
      change((taps) => withoutAnswered(taps, tap, ticket));
      if (ticket) onAnswer(tap, ticket);
    } catch (error) {
      const code = failureCode(error);
      const isHopeless = code === 'internal_error' && tap.sends >= MOST_ERRORS;
      if (!FINAL.has(code) && !isHopeless) return code;
      change((taps) => taps.filter(({ orderId }) => orderId !== tap.orderId));
      await onDropped(tap, code);
    }
  }
  return undefined;
}

async function callOf(calls: KitchenCalls, tap: Tap): Promise<Ticket | undefined> {
  const id = tap.orderId;
  const options = withTimeout();
  switch (tap.kind) {
    case 'move':
      return calls.move({ id, version: tap.version }, options);
    case 'undo':
      return calls.undo({ id, version: tap.version }, options);
    case 'tick':
      return calls.tick({ id, line: tap.line, isDone: tap.isDone }, options);
    case 'seen':
      await calls.seeCancelled({ id }, options);
      return undefined;
  }
}

export const withTimeout = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/** The code of a failed call; a call that timed out is unreachable, like one without a network. */
export function failureCode(error: unknown): RefusalCode {
  return error instanceof DOMException ? 'unavailable' : refusal(error).code;
}
