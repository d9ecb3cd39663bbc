import { COUNTED_EVENTS, type FirstOf } from '../../shared/domain/platform/counted-events';
import { MINUTE_MS } from '../../shared/domain/platform/durations';
import { createStoredStore, isRecord } from './stored-store';
import { type StoredText, storedText } from './stored-text';

/** A visit ends after this long without an event. */
export const VISIT_ENDS_AFTER_MS = 30 * MINUTE_MS;

interface Marks {
  /** The events of this visit so far: 'add_to_cart', and 'add_to_cart espresso' with a product. */
  seen: readonly string[];
  /** Ms since the epoch. */
  lastAt: number;
}

/** Finds the first events of this tab's visit. Only the mark is sent, so visits stay anonymous. */
export function createVisitMarks(
  now: () => Date,
  storage: StoredText = storedText('maenam-visit', 'session'),
) {
  const store = createStoredStore<Marks>({
    storage,
    version: 1,
    parse: (data) =>
      isRecord(data) && Array.isArray(data['seen']) && typeof data['lastAt'] === 'number'
        ? { seen: data['seen'], lastAt: data['lastAt'] }
        : undefined,
    initial: () => ({ seen: [], lastAt: 0 }),
  });

  return {
    /** Notes an event; undefined if it is not counted or not the first. */
    note(name: string, productId?: string): FirstOf | undefined {
      const at = now().getTime();
      const { seen: before, lastAt } = store.get();
      const seen = at - lastAt < VISIT_ENDS_AFTER_MS ? before : [];
      const isCounted = COUNTED_EVENTS.some((counted) => counted === name);
      const marks = isCounted ? [name, ...(productId ? [`${name} ${productId}`] : [])] : [];
      const added = marks.filter((mark) => !seen.includes(mark));
      store.set({ seen: [...seen, ...added], lastAt: at });
      if (added.includes(name)) return 'visit';
      return added.length > 0 ? 'product' : undefined;
    },
  };
}

export type VisitMarks = ReturnType<typeof createVisitMarks>;
