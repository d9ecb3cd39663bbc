/** Folds text for comparing and sorting: case, width and the encoding of accents do not matter. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      foldText(text)
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ];
}

const LAST_CHARACTER = '\u{10ffff}';

/** The range of all words with a prefix, for a search in an index; `below` is excluded. */
export function prefixRange(start: string): { from: string; below: string } {
  return { from: start, below: start + LAST_CHARACTER };
}
