import { describe, expect, it } from 'vitest';
import { findableWords, foldWord, searchWords } from './search-folding';

describe('the words of a search', () => {
  it.each([
    ['Purée', 'puree'],
    ['Nguyễn', 'nguyen'],
    ['ＡＢ１', 'ab1'],
    ['७UP', '7up'],
    ['Đặng', 'dang'],
    ['SØREN\u200b', 'soren'],
    ['Yıldız', 'yildiz'],
    ['Groß', 'gross'],
    ['၇UP\ufe0f', '7up'],
    ['गर्‍यो', foldWord('गर्यो')],
  ])('%s is folded to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
    expect(foldWord(folded)).toBe(folded);
  });

  it('keep an apostrophe in its word, and are separated by other punctuation', () => {
    expect(searchWords(' D’Souza, Anne-Marie (iPhone)')).toEqual([
      'dsouza',
      'anne',
      'marie',
      'iphone',
    ]);
    expect(searchWords(' -- ')).toEqual([]);
  });

  it('are found whole and by their parts', () => {
    expect(findableWords('O’Neil-Smith B.').sort()).toEqual(
      ['b', 'neil', 'o', 'oneil', 'oneilsmith', 'smith'].sort(),
    );
    expect(findableWords('')).toEqual([]);
  });
});
