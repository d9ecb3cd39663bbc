import type { Admin } from '../../../../../shared/contract/people/staff-contract';
import { DAY_MS } from '../../../../../shared/domain/platform/durations';
import { createStoredStore, isRecord } from '../../../../device/stored-store';
import { type StoredText, storedText } from '../../../../device/stored-text';
import type { CounterMenu } from '../counter-menu';

/** The menu, prices and stock as the shop last sent them: 500 dishes take some 300 kB. */
export interface KeptCounter {
  menu: CounterMenu;
  /** When they were read, by the tablet's clock (ms). */
  heardAt: number;
  staff: Admin;
}

/** A network that is gone over a few holidays must not close the counter. Nothing of customers is in it. */
const KEPT_MS = 7 * DAY_MS;

function createKeptCounter(storage: StoredText = storedText('counter-menu')) {
  return createStoredStore<KeptCounter | undefined>({
    storage,
    // A menu of another format would break the page: count its formats.
    version: 1,
    parse: (data, version) =>
      version === 1 && isCounter(data) && Math.abs(Date.now() - data.heardAt) < KEPT_MS
        ? data
        : undefined,
    initial: () => undefined,
  });
}

function isCounter(data: unknown): data is KeptCounter {
  return (
    isRecord(data) &&
    isRecord(data['menu']) &&
    Array.isArray(data['menu']['products']) &&
    isRecord(data['staff']) &&
    typeof data['heardAt'] === 'number'
  );
}

export const keptCounter = createKeptCounter();
