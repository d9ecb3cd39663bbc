import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { RefusalCode } from '../../../../shared/domain/platform/refusals';
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
    stage === null ? 'It is no longer on the board.' : `It is in “${STAGE_LABELS[stage]}” now.`;
  if (kind !== 'undo') {
    const why =
      code === 'conflict' ? `Someone else changed ${name}.` : `Your tap on ${name} failed.`;
    return `${why} ${where}`;
  }
  const hint = stage === null ? ' “Bring back” has the last orders.' : '';
  return `It is too late to undo ${name}. ${where}${hint}`;
}
