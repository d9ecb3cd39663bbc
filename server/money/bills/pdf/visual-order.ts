import createBidi from 'bidi-js';

const bidi = createBidi();

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * The parts of a line from left to right, as the Unicode Bidirectional Algorithm orders them: the words of
 * Urdu run from right to left, with the numbers among them from left to right. The library shapes and turns
 * the letters within a part of Arabic script; other parts, such as brackets, are turned here.
 */
export function visualOrder<Part extends { text: string }>(line: readonly Part[]): Part[] {
  const text = line.map((part) => part.text).join('');
  if (!RIGHT_TO_LEFT.test(text)) return [...line];
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  const parts = line.map((part) => {
    const level = levels[at] ?? 0;
    at += part.text.length;
    return { level, part: level % 2 === 1 ? turned(part) : part };
  });
  const highest = Math.max(...parts.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) reverseFrom(parts, level);
  return parts.map(({ part }) => part);
}

/** Reverses each sequence of parts of at least this level. */
function reverseFrom(parts: { level: number }[], level: number): void {
  for (let from = 0; from < parts.length; from += 1) {
    let until = from;
    while ((parts[until]?.level ?? 0) >= level) until += 1;
    if (until > from) parts.splice(from, until - from, ...parts.slice(from, until).reverse());
    from = until;
  }
}

function turned<Part extends { text: string }>(part: Part): Part {
  if (RIGHT_TO_LEFT.test(part.text)) return part;
  const letters = [...part.text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return { ...part, text: letters.reverse().join('') };
}
