import { HOUR_MS } from '../../../../shared/domain/platform/durations';
import { useStore } from '../../../device/store';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';

/** Longer than guests sit: a phone that leaves the cafe orders from home again. */
const VISIT_MS = 4 * HOUR_MS;
/** A round whose answer the table's page still shows. */
const MOST_ROUNDS = 10;

export interface AskedRoundRef {
  id: string;
  roundToken: string;
}

/** The table at which this phone's guest sits, as its code said. */
export interface TableVisit {
  code: string;
  name: string;
  /** Milliseconds since 1970. */
  since: number;
  /** The rounds asked for, newest first. */
  rounds: readonly AskedRoundRef[];
}

interface Stored {
  visit: TableVisit | null;
}

const NOWHERE: Stored = { visit: null };

const store = createStoredStore<Stored>({
  storage: storedText('maenam-table'),
  version: 1,
  parse: (data, version) =>
    isRecord(data) && version === 1 && isVisit(data['visit'])
      ? { visit: data['visit'] }
      : undefined,
  initial: () => NOWHERE,
});

function isVisit(value: unknown): value is TableVisit {
  if (!isRecord(value)) return false;
  const { code, name, since, rounds } = value;
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  return (
    isText(code) &&
    isText(name) &&
    typeof since === 'number' &&
    Array.isArray(rounds) &&
    rounds.every((round) => isRecord(round) && isText(round['id']) && isText(round['roundToken']))
  );
}

export function sitDown(code: string, name: string): void {
  const known = store.get().visit;
  const rounds = known?.code === code ? known.rounds : [];
  store.set({ visit: { code, name, since: Date.now(), rounds } });
}

export const leaveTable = () => store.clear();

export function rememberRound(round: AskedRoundRef): void {
  const { visit } = store.get();
  if (visit === null) return;
  const others = visit.rounds.filter(({ id }) => id !== round.id);
  store.set({ visit: { ...visit, rounds: [round, ...others].slice(0, MOST_ROUNDS) } });
}

/** Undefined on the server, while the page hydrates, and where nobody sits at a table. */
export function useTableVisit(): TableVisit | undefined {
  const { visit } = useStore(store, () => NOWHERE);
  return visit !== null && Date.now() - visit.since < VISIT_MS ? visit : undefined;
}
