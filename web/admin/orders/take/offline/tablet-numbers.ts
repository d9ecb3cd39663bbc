import { TABLET_NUMBERS } from '../../../../../shared/domain/orders/tablet-numbers';
import { type OrderingHours, openingDate } from '../../../../../shared/domain/shop/store-hours';
import { newId } from '../../../../device/new-id';
import { createStoredStore, isRecord } from '../../../../device/stored-store';
import { type StoredText, storedText } from '../../../../device/stored-text';

interface Tablet {
  id: string;
  /** The opening day of the numbers, `YYYY-MM-DD`. */
  date: string;
  /** What it holds of the blocks that it reserved. */
  numbers: readonly number[];
}

/** Two blocks: an evening of orders without a network. */
const WANTED = 40;

export function createTablet(storage: StoredText = storedText('counter-tablet')) {
  return createStoredStore<Tablet>({
    storage,
    version: 1,
    parse: (data) =>
      isRecord(data) &&
      typeof data['id'] === 'string' &&
      typeof data['date'] === 'string' &&
      Array.isArray(data['numbers'])
        ? { id: data['id'], date: data['date'], numbers: data['numbers'] }
        : undefined,
    initial: () => ({ id: newId(), date: '', numbers: [] }),
  });
}

export const tablet = createTablet();

type TabletStore = ReturnType<typeof createTablet>;
export type ReserveNumbers = (input: {
  tabletId: string;
}) => Promise<{ date: string; numbers: number[] }>;

/** Stores the tablet's id before anything is sent under it. */
export function tabletId(store: TabletStore = tablet): string {
  const stored = store.get();
  store.set(stored);
  return stored.id;
}

/** Called with a network, so that the tablet has today's numbers without one. */
export async function holdNumbers(
  store: TabletStore,
  reserve: ReserveNumbers,
  hours: OrderingHours,
  now: Date,
): Promise<void> {
  const isHeld = () =>
    store.get().date === openingDate(hours, now) && store.get().numbers.length >= WANTED;
  // Two blocks at most: a tablet whose clock is wrong holds none of its today.
  for (let block = 0; block < WANTED / TABLET_NUMBERS.ofBlock && !isHeld(); block += 1) {
    const { date, numbers } = await reserve({ tabletId: tabletId(store) });
    if (numbers.length === 0) return;
    const known = store.get();
    const held = known.date === date ? known.numbers : [];
    store.set({ id: known.id, date, numbers: [...held, ...numbers] });
  }
}

/** The next number of today, which nobody else has; null when none is left. */
export function takeNumber(
  store: TabletStore,
  hours: OrderingHours,
  now: Date,
): { date: string; number: number } | null {
  const { id, date, numbers } = store.get();
  const [number, ...rest] = numbers;
  if (number === undefined || date !== openingDate(hours, now)) return null;
  store.set({ id, date, numbers: rest });
  return { date, number };
}
