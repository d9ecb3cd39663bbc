import type { Board } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { Admin } from '../../../../shared/contract/people/staff-contract';
import { DAY_MS } from '../../../../shared/domain/platform/durations';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { type StoredText, storedText } from '../../../device/stored-text';

/** The board as the server last sent it. It has customers' names, so it is deleted after a day. */
export interface KeptBoard {
  board: Board;
  /** When the server sent it, by the tablet's clock (ms). */
  heardAt: number;
  /** How far the server's clock is ahead of the tablet's (ms). */
  aheadMs: number;
  staff: Admin;
}

const KEPT_MS = DAY_MS;

export function createKeptBoard(storage: StoredText = storedText('kitchen-board')) {
  return createStoredStore<KeptBoard | undefined>({
    storage,
    // A board of another format would break the page: count its formats.
    version: 2,
    parse: (data, version) =>
      version === 2 && isBoard(data) && Math.abs(Date.now() - data.heardAt) < KEPT_MS
        ? data
        : undefined,
    initial: () => undefined,
  });
}

function isBoard(data: unknown): data is KeptBoard {
  return (
    isRecord(data) &&
    isRecord(data['board']) &&
    Array.isArray(data['board']['tickets']) &&
    isRecord(data['staff']) &&
    typeof data['heardAt'] === 'number'
  );
}

export const keptBoard = createKeptBoard();
