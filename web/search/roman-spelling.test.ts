import { expect, test } from 'vitest';
import { sampleProduct as product } from '../../tests/support/menu/sample-product';
import { createMenuSearch } from './menu-search';
import { inRoman, soundOf } from './roman-spelling';

const OTHERS = ['Steak', 'Lime soda', 'Waffle', 'Brownie', 'Pancake'];
const food = { id: 'food', name: 'Food', description: '' };

/** The dishes that a menu finds whose dish 'Special' has this name in another language. */
function found(name: string, typed: string): string[] {
  const products = [...OTHERS, 'Special'].map((each) => product(each));
  const search = createMenuSearch(
    [{ category: food, products }],
    new Map([['Special', ['Special', name]]]),
  );
  return search(typed).map((each) => each.name);
}

test.each([
  ['चिया', 'चिया'],
  ['चिया', 'chiya'],
  ['चिया', 'chia'],
  ['चिया', 'cheeya'],
  ['च्या', 'chiya'],
  ['दूध चिया', 'dudh chiya'],
  ['दूध चिया', 'doodh'],
  ['मोमो', 'momo'],
  ['मोमो', 'mom'],
  ['मोमो', 'momoo'],
  ['भेज मोमो', 'bhej momo'],
  ['वेज मोमो', 'wej momo'],
  ['कुखुराको मासु', 'kukhura'],
  ['कुखुराको मासु', 'kukura'],
  ['कुखुराको मासु', 'kukhurako masu'],
  ['कुखुराको मासु', 'kukhurako maasu'],
  ['आलु दम', 'aloo dam'],
  ['आलू पराठा', 'aalu paratha'],
  ['आलू पराठा', 'alu parata'],
  ['चटनी', 'chatni'],
  ['चटनी', 'chatani'],
  ['पानी', 'paani'],
  ['पानी', 'pani'],
  ['कागती पानी', 'kagati'],
  ['कागती पानी', 'kaagti'],
  ['थुक्पा', 'thukpa'],
  ['थुक्पा', 'tukpa'],
  ['गुन्द्रुक', 'gundruk'],
  ['गुन्द्रुक', 'gundrook'],
  ['सेल रोटी', 'sel roti'],
  ['सेल रोटी', 'selroti'],
  ['समोसा', 'samosa'],
  ['समोसा', 'samosaa'],
  ['पकौड़ा', 'pakora'],
  ['पकौड़ा', 'pakaura'],
  ['छुर्पी', 'churpi'],
  ['छुर्पी', 'chhurpee'],
  ['फाप्सेको रोटी', 'fapseko'],
  ['चाउमिन', 'chowmin'],
  ['शक्कर', 'sakkar'],
  ['ज़ीरा राइस', 'jira'],
  ['ज़ीरा राइस', 'zeera'],
  ['लस्सी', 'lasi'],
  ['मक्खन', 'makhan'],
  ['भात', 'bhaat'],
  ['चम्पारण', 'champaran'],
])('%s is found by "%s"', (name, typed) => {
  expect(found(name, typed)).toEqual(['Special']);
});

test.each(['momo', 'chiya', 'paneer'])('"%s" finds no dish that is called otherwise', (typed) => {
  expect(found('पानी', typed)).toEqual([]);
});

test('a word of the menu in English is found by another spelling, too', () => {
  const products = ['Masala Chiya', 'Kaffee'].map((name) => product(name));
  const search = createMenuSearch([{ category: food, products }]);
  expect(search('masaala cheeya').map(({ name }) => name)).toEqual(['Masala Chiya']);
});

test('an exact name comes before a similar sound', () => {
  const products = ['Pani', 'Panner', 'Paneer'].map((name) => product(name));
  const search = createMenuSearch([{ category: food, products }]);
  expect(search('paneer').map(({ name }) => name)).toEqual(['Paneer']);
});

test('Latin letters stay, and each sound has one key', () => {
  expect(inRoman('Momo मोमो 8 pcs')).toBe('Momo momo 8 pcs');
  expect(soundOf('zeera')).toBe(soundOf('jira'));
});
