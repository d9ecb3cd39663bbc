import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineProblem,
  MOST_MARKS,
  nameProblem,
  onOneLine,
  paragraphProblem,
  storableText,
  withoutBidiControls,
} from './entered-text';

const UNSEEN = 'Please type this again: it contains invisible characters';
const ONE_LINE = 'Please write this on one line';
const MARKS = 'Please put at most 4 accents on a letter';

const NAMES = {
  English: 'Anna-Maria O’Neill 2nd',
  'French in parts': 'Rene\u0301 Lie\u0302n',
  'Nepali with an eyelash ra': 'गर्\u200dयो',
  'Hindi with a visible virama': 'पक्\u200cका',
  'Bengali with a joiner before the virama': 'র\u200d্যাব',
  'Malayalam of an older keyboard': 'അവന്\u200d',
  Sinhala: 'ශ්\u200dරී',
  'Urdu with a non-joiner': 'خوش\u200cبو',
  'Tibetan with high stacks': 'སྒྲོལ་མ་ ཧཱུྃཿ བསྒྲུབས',
  Lepcha: 'ᰛᰩᰵ ᰀᰥᰤᰦᰭ',
  Limbu: 'ᤕᤠᤰᤌᤢᤱ',
  'Burmese with five marks': 'လျှော့',
  Thai: 'กุ้ง',
  Arabic: 'علي',
  'a family of emoji': 'Asha 👩🏽‍🍳 👨‍👩‍👧 ❤️',
};

describe('a name', () => {
  it.each(Object.entries(NAMES))('may be %s', (_, name) => {
    const rules = [lineProblem, nameProblem, paragraphProblem];
    expect(rules.map((rule) => rule(name))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['\u200b', UNSEEN],
    ['\u202eahsA', UNSEEN],
    ['Asha\u2066', UNSEEN],
    ['\u3164', UNSEEN],
    ['\u2800', UNSEEN],
    ['Asha\u00ad', UNSEEN],
    ['Asha\u{e0041}', UNSEEN],
    ['A\u200dsha', UNSEEN],
    ['आ\u200d\u200dशा', UNSEEN],
    ['आशा\u200d', UNSEEN],
    ['A\ufe0fsha', UNSEEN],
    ['a\u0000', UNSEEN],
    ['a\tb', UNSEEN],
    ['a\ud800', UNSEEN],
    ['Asha\nPAID', ONE_LINE],
    ['Asha\u2028PAID', ONE_LINE],
    [`a${'\u0301\u0903'.repeat(5)}`, MARKS],
    ['\u0338Asha', MARKS],
    ['✔', 'Please use at least one letter or digit'],
    ['🧇', 'Please use at least one letter or digit'],
  ])('is not %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it('may be empty, since not every name is required', () => {
    expect([nameProblem(''), nameProblem('  ')]).toEqual([undefined, undefined]);
  });
});

const marks = fc.constantFrom('\u0301', '\u0323', '\u20dd', '\u093c', '\u0fb2');
const words = fc.stringMatching(/^[a-z]{1,20}$/);

describe('text', () => {
  it('with a hidden character is refused as a name', () => {
    const hidden = fc.constantFrom(
      ...'\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202d\u202e\u2060\u2066\u2069\ufeff\ufff9',
    );
    fc.assert(
      fc.property(words, hidden, words, (before, sign, after) => {
        expect(nameProblem(before + sign + after)).toBe(UNSEEN);
      }),
    );
  });

  it('has at most four combining marks on a letter', () => {
    fc.assert(
      fc.property(words, fc.array(marks, { maxLength: 2 * MOST_MARKS }), (word, stack) => {
        const expected = stack.length > MOST_MARKS ? MARKS : undefined;
        const typed = word + stack.join('') + word;
        expect([nameProblem(typed), paragraphProblem(typed)]).toEqual([expected, expected]);
      }),
    );
  });

  it('accepted as a name is one visible line and is stored unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        if (nameProblem(typed) !== undefined) return;
        expect(typed).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029]/u);
        expect(storableText(typed)).toBe(typed);
      }),
    );
  });

  it('from a program keeps its line breaks and loses what cannot be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (said) => {
        const stored = storableText(said);
        expect(paragraphProblem(stored)).not.toBe('Contains characters that cannot be stored');
        expect(withoutBidiControls(stored)).toBe(stored);
      }),
    );
    expect(storableText('a\n\tb\u0000\u202e')).toBe('a\n\tb');
  });

  it('of many lines becomes one paragraph', () => {
    expect(onOneLine(' No nuts\r\n\n \nCall me\u2028Thanks')).toBe('No nuts / Call me / Thanks');
    expect(onOneLine(`${'\n'.repeat(498)}x`)).toBe('x');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (note) => {
        expect(onOneLine(note)).not.toMatch(/[\n\r\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('of 64 kB is checked within half a second', () => {
    const started = performance.now();
    for (const letter of ['\u0903', 'क\u200d', 'a\u0301', '\u200b', '👩\u200d'])
      nameProblem(letter.repeat(21_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
