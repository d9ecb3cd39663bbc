const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v', ळ: 'l' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
/** Alone, and as signs behind a consonant. */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o' },
  ...{ औ: 'au', 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai' },
  ...{ 'ॉ': 'o', 'ो': 'o', 'ौ': 'au', 'ॅ': 'e' },
};
const NASALS = /[ँं]/u;
const VIRAMA = '्';
const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Dots below letters but in ड़ and ढ़, which sound like र, and what only tells readers how to say or join them. */
const SILENT = /[़ःऽ\u200c\u200d]/gu;

/** Devanagari in plain Latin letters, as people type it: 'चिया' is 'chiya'. Other letters stay. */
export function inRoman(text: string): string {
  if (!DEVANAGARI.test(text)) return text;
  const plain = text.normalize('NFD').replace(/[डढ]़/gu, 'र').replace(SILENT, '');
  const letters = [...plain];
  const roman = letters.map((letter, at) => {
    const next = letters[at + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) return NASALS.test(letter) ? 'n' : (VOWELS[letter] ?? letter);
    // A consonant carries an 'a', but at the end of a word nobody says it.
    const isBare = VOWELS[next] !== undefined || next === VIRAMA || !DEVANAGARI.test(next);
    return isBare ? consonant : `${consonant}a`;
  });
  return roman.join('').replaceAll(VIRAMA, '');
}

/** In this order. People spell one sound in many ways: 'aloo' and 'alu', 'kukhura' and 'kukura'. */
const ONE_SOUND: readonly (readonly [RegExp, string])[] = [
  [/c(?!h)|q/g, 'k'],
  [/chh?/g, 'c'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgtdbjr])h/g, '$1'],
  [/oo|ou|ow|au|aw|o/g, 'u'],
  [/ai|ay|ei|ey/g, 'e'],
  [/ee|y/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/n(?=[pbm])/g, 'm'],
  [/(.)\1+/g, '$1'],
  // Whether it is said depends on the language and the word.
  [/(.)a+/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** What a folded Latin word sounds like: words with the same key are spellings of one. */
export function soundOf(word: string): string {
  return ONE_SOUND.reduce((sound, [spelled, as]) => sound.replace(spelled, as), word);
}
