import { amountOf, dayOf, type Side } from './statement-cells';
import type { Header } from './statement-columns';
import { type Meaning, meaningsOf } from './statement-words';

const MOST_UNKNOWN_WORDS = 20;

type Cells = readonly string[];

export interface Unclear {
  /** Words that say whether money has arrived, and that nobody knows. */
  unknownWords: string[];
  /** Whether these words are all that the column has, or no amount says its side. */
  isUnclear: boolean;
}

export interface Sides {
  /** Undefined where no column says it. */
  ofWord: (cells: Cells) => Meaning | 'unknown' | undefined;
  /** Where neither a word nor a sign says it. */
  ofBareAmount: Side | undefined;
  unclear: Unclear;
}

/** What the words and signs of all rows together say. */
export function sidesOf(cut: readonly (Cells | null)[], header: Header): Sides {
  const { columns, needsSide, isNamed } = header;
  const booked = cut.filter((cells): cells is Cells => {
    return cells !== null && dayOf(cells[columns.date] ?? '') !== undefined;
  });
  const amounts = booked.map((cells) => amountOf(cells[columns.credit] ?? ''));
  const signs = new Set(amounts.map((amount) => amount?.side));
  const said = wordsOf('direction', booked, header);
  const hasSigns = !signs.has(undefined) && !isNamed && !said.isKnown;
  const direction = hasSigns ? NO_WORDS : said;
  const status = wordsOf('status', booked, header);
  const isUnsigned = needsSide && !signs.has('in') && !signs.has('out');
  return {
    ofWord: (cells) => {
      const [side, state] = [direction.of(cells), status.of(cells)];
      const said = [side, state];
      return WITHOUT_MONEY.find((word) => said.includes(word)) ?? side;
    },
    ofBareAmount: columns.debit === null && (signs.has('in') || isUnsigned) ? undefined : 'in',
    unclear: {
      unknownWords: [...direction.unknown, ...status.unknown].slice(0, MOST_UNKNOWN_WORDS),
      isUnclear:
        [direction, status].some(({ unknown, isKnown }) => unknown.length > 0 && !isKnown) ||
        (booked.length > 0 && isUnsigned),
    },
  };
}

const WITHOUT_MONEY = ['failed', 'pending', 'unknown'] as const;

interface SaidByWords {
  of: (cells: Cells) => Meaning | 'unknown' | undefined;
  unknown: string[];
  /** Whether some of the words say that money has come in or gone out. */
  isKnown: boolean;
}

const NO_WORDS: SaidByWords = { of: () => undefined, unknown: [], isKnown: true };

function wordsOf(
  role: 'direction' | 'status',
  booked: readonly Cells[],
  { columns, isMerchants }: Header,
): SaidByWords {
  const column = columns[role];
  if (column === null) return NO_WORDS;
  const words = [...new Set(booked.map((cells) => cells[column] ?? ''))];
  // A bank's column may be empty; in a merchant's report it is the only proof of money.
  if (role === 'status' && !isMerchants && !words.some(Boolean)) return NO_WORDS;
  const meanings = meaningsOf({ role, words, taught: columns.words, isMerchants });
  return {
    of: (cells) => meanings.get(cells[column] ?? '') ?? 'unknown',
    unknown: words.filter((word) => word !== '' && !meanings.get(word)),
    isKnown: words.some((word) => ['in', 'out'].includes(meanings.get(word) ?? '')),
  };
}
