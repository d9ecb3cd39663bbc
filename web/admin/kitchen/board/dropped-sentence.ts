import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
import { m } from '../../../../shared/messages/compiled/messages';
import { type Tap, wantedStage } from './kept-taps';
import { STAGE_LABELS } from './ticket-words';

/** Why a tap had no effect; undefined when its wish has come true anyway. */
export function droppedSentence(
  tap: Tap,
  code: RefusalCode,
  { board, failure }: { board: Board | undefined; failure: RefusalCode | undefined },
): string | undefined {
  const { kind, name } = tap;
  if (kind === 'seen') return undefined;
  const isAmong = ({ id }: { id: string }) => id === tap.orderId;
  // The red strip tells of it.
  if (board?.cancelled.some(isAmong)) return undefined;
  const stage = board?.tickets.find(isAmong)?.stage ?? null;
  if (failure === undefined && stage === wantedStage(tap)) return undefined;

  const where =
    stage === null ? m.kitchen_is_gone() : m.kitchen_is_in({ stage: STAGE_LABELS[stage]() });
  if (kind !== 'undo') {
    const why =
      code === 'conflict'
        ? m.kitchen_tap_overtaken({ order: name })
        : m.kitchen_tap_failed({ order: name });
    return `${why} ${where}`;
  }
  const hint = stage === null ? ` ${m.kitchen_bring_back_hint()}` : '';
  return `${m.kitchen_undo_too_late({ order: name })} ${where}${hint}`;
}
