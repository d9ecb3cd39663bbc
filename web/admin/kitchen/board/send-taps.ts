import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import type { Api } from '../../../api/api-client';
import { failureCode, withTimeout } from '../../../api/with-timeout';
import { inOneTab } from '../../../device/one-tab';
import type { StoredStore } from '../../../device/stored-store';
import { type KeptTaps, type Tap, tapsOf, wantedStage } from './kept-taps';

export type KitchenCalls = Pick<
  Api['kitchen'],
  'readBoard' | 'listRecent' | 'move' | 'undo' | 'tick' | 'seeCancelled'
>;

/** Refusals of the tap itself: sending it again would not help. */
const FINAL = new Set<RefusalCode>(['conflict', 'not_found', 'bad_input']);
/** A tap that breaks the server so often is dropped, because the later ones wait behind it. */
const MOST_ERRORS = 5;

interface SenderOptions {
  calls: KitchenCalls;
  kept: StoredStore<KeptTaps>;
  signedInId: () => string | undefined;
  onAnswer: (tap: Tap, ticket: Ticket) => void;
  /** A tap was refused, and it and all later ones on its ticket were dropped: the last of them. */
  onDropped: (tap: Tap, code: RefusalCode) => Promise<void>;
}

/**
 * Sends the user's taps in order, from one tab at a time. A move names the version that it saw, so
 * the server makes it once even if it is sent again.
 * @returns why it stopped; undefined when all are answered.
 */
export function sendTaps(options: SenderOptions): Promise<RefusalCode | undefined> {
  return inOneTab('maenam-kitchen-taps', () => sendAll(options));
}

async function sendAll(options: SenderOptions): Promise<RefusalCode | undefined> {
  const { calls, kept, signedInId, onAnswer, onDropped } = options;
  const own = () => tapsOf(kept.get().taps, signedInId());
  const change = (next: (taps: readonly Tap[]) => readonly Tap[]) =>
    kept.set({ taps: next(kept.get().taps) });
  for (let [first] = own(); first; [first] = own()) {
    const tap = { ...first, sends: first.sends + 1 };
    change((taps) => taps.map((each) => (each.key === tap.key ? tap : each)));
    try {
      const ticket = await answerTo(calls, tap);
      change((taps) => taps.filter(({ key }) => key !== tap.key));
      if (ticket) onAnswer(tap, ticket);
    } catch (error) {
      const code = failureCode(error);
      const isHopeless = code === 'internal_error' && tap.sends >= MOST_ERRORS;
      if (!FINAL.has(code) && !isHopeless) return code;
      const dropped = tapsOf(kept.get().taps, tap.staff.id).filter(
        ({ orderId }) => orderId === tap.orderId,
      );
      change((taps) => taps.filter(({ key }) => !dropped.some((each) => each.key === key)));
      await onDropped(dropped.filter((each) => 'version' in each).at(-1) ?? tap, code);
    }
  }
  return undefined;
}

/** A tap that was sent before may conflict with itself: then the ticket is as the tap left it. */
async function answerTo(calls: KitchenCalls, tap: Tap): Promise<Ticket | undefined> {
  try {
    return await callOf(calls, tap);
  } catch (error) {
    if (!('version' in tap) || tap.sends === 1 || failureCode(error) !== 'conflict') throw error;
    const stage = wantedStage(tap);
    const tickets =
      stage === null
        ? await calls.listRecent(undefined, withTimeout())
        : (await calls.readBoard(undefined, withTimeout())).tickets;
    const known = tickets.find(({ id }) => id === tap.orderId);
    if (known && known.stage === stage && known.version === tap.version + 1) return known;
    throw error;
  }
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
      return calls.tick({ id, lines: [...tap.lines], isDone: tap.isDone, at: tap.at }, options);
    case 'seen':
      await calls.seeCancelled({ id }, options);
      return undefined;
  }
}
