import { describe, expect, it } from 'vitest';
import { sampleProduct as product } from '../../tests/support/menu/sample-product';
import { createMenuSearch } from './menu-search';

const drinks = { id: 'drinks', name: 'Warm drinks', description: '' };
const food = { id: 'food', name: 'Food', description: '' };
const search = createMenuSearch([
  {
    category: drinks,
    products: [
      product('Cappuccino', { description: 'Espresso under milk foam' }),
      product('Masala Chai', { description: 'Tea with ginger and cardamom' }),
      product('Café au lait'),
    ],
  },
  {
    category: food,
    products: [
      product('Waffle', {
        customizationOptions: {
          topping: {
            label: 'Topping',
            options: [{ value: 'n', label: 'Nutella', priceModifier: 0 }],
          },
        },
      }),
      product('Ginger biscuit'),
      product('वेज मोमो', { description: 'भाप में पका हुआ' }),
      product('മീൻ കറി'),
    ],
  },
]);
const found = (query: string) => search(query).map(({ name }) => name);

describe('the search of the menu', () => {
  it.each([
    ['the beginning of a name', 'capp', ['Cappuccino']],
    ['the first letter of a name', 'g', ['Ginger biscuit']],
    ['a first letter that no name has', 'n', ['Waffle']],
    ['a word of a description', 'cardamom', ['Masala Chai']],
    ['an option', 'nutella', ['Waffle']],
    ['a category', 'warm', ['Cappuccino', 'Masala Chai', 'Café au lait']],
    ['all words, in any order', 'chai masala', ['Masala Chai']],
    ['no accents', 'cafe', ['Café au lait']],
    ['one wrong letter', 'cappucino', ['Cappuccino']],
    ['two wrong letters of a long word', 'kapuccino', ['Cappuccino']],
    ['a wrong letter in half a word', 'capuc', ['Cappuccino']],
    ['Devanagari', 'मोमो', ['वेज मोमो']],
    ['half a word in Devanagari', 'मोम', ['वेज मोमो']],
    ['one wrong letter in Devanagari', 'मोमे', ['वेज मोमो']],
    ['Malayalam', 'മീൻ', ['മീൻ കറി']],
    ['nothing', 'pizza', []],
    ['no word', ' !', []],
  ])('finds a dish by %s', (_, query, names) => {
    expect(found(query).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ['one wrong letter', 'bukwheat', 'Buckwheat roll'],
    ['one wrong letter in Devanagari', 'सेल रोटि', 'सेल रोटी'],
  ])('finds one of 500 dishes by %s', (_, query, name) => {
    const others = Array.from({ length: 498 }, (_, index) => product(`Waffle number ${index}`));
    const products = [...others, product('Buckwheat roll'), product('सेल रोटी')];
    expect(createMenuSearch([{ category: food, products }])(query)[0]?.name).toBe(name);
  });

  it.each([
    ['Sel-roti', 'selroti'],
    ['Sel-roti', 'sel roti'],
    ['Coca-Cola 300ml', 'cocacola'],
    ['Coca-Cola 300ml', 'coca cola 300 ml'],
    ['7UP', '7 up'],
    ['7UP', '७ up'],
    ['B.L.T. Sandwich', 'blt'],
    ['Masala Chai', 'masalachai'],
    ['Momo’s Special', 'momos'],
    ['गर्‍यो', 'गर्यो'],
    ['Hot & Sour Soup', 'hot and sour'],
    ['Mac & Cheese', 'mac n cheese'],
    ['Fish and Chips', 'fish & chips'],
    ['S’mores', 'smores'],
    ['Chicken 65', 'chicken65'],
    ['Milkshake', 'milk shake'],
    ['Egg-Roll', 'EGGROLL'],
    ['Smørrebrød', 'smorrebrod'],
    ['Piña Colada', 'pina colada'],
    ['🌶️Spicy Momo', 'spicy'],
    ['Thali ₹120', '₹120'],
    ['Dal/Bhat', 'dalbhat'],
    ['Cold Coffee', '\u202acold\u00a0coffee\u200b'],
    ['फ़िश करी', 'फिश'],
    ['Momo (8 pcs.)', 'momo 8pcs'],
    ['Crêpe “Suzette”', 'suzette crepe'],
    ['Jalapeño+Cheese Toast', 'cheese toast'],
    ['Tea', 'tea,'],
  ])('finds %s by %s', (name, query) => {
    const others = ['Steak', 'Lime soda', 'Roti'].map((other) => product(other));
    const products = [...others, product(name)];
    const [first] = createMenuSearch([{ category: food, products }])(query);
    expect(first?.name).toBe(name);
  });

  it.each([
    ['chai', ['Masala Chai', 'Lemon Tea', 'Darjeeling']],
    ['tea', ['Masala Chai', 'Lemon Tea', 'Darjeeling']],
    ['kofi', ['Filter Coffee']],
    ['chiya', ['Masala Chai', 'Lemon Tea', 'Darjeeling']],
    ['sherpa', ['Filter Coffee']],
    ['pani', []],
  ])('finds by %s what the trade or the owner calls so', (query, names) => {
    const tea = { id: 'tea', name: 'Tea', description: '' };
    const drink = { id: 'coffee', name: 'Hot', description: '' };
    const dishes = [
      {
        category: tea,
        products: ['Masala Chai', 'Lemon Tea', 'Darjeeling'].map((name) => product(name)),
      },
      {
        category: drink,
        products: [
          product('Filter Coffee', { otherWords: 'Sherpa’s cup, black', description: 'No water' }),
          product('Hot chocolate'),
        ],
      },
    ];
    const results = createMenuSearch(dishes)(query).map(({ name }) => name);
    expect(results.toSorted()).toEqual(names.toSorted());
  });

  it('looks further for a dish that the filters show', () => {
    const isWanted = ({ name }: { name: string }) => name !== 'Ginger biscuit';
    expect(search('g', isWanted).map(({ name }) => name)).toEqual(['Masala Chai']);
  });

  it('forgives no spelling for a dish that the filters hide', () => {
    const dishes = [product('Mutton Thukpa'), product('Button Mushrooms')];
    const searchDishes = createMenuSearch([{ category: food, products: dishes }]);
    expect(searchDishes('mutton', ({ name }) => name !== 'Mutton Thukpa')).toEqual([]);
  });

  it('puts dishes with the word in their name first', () => {
    expect(found('ginger')).toEqual(['Ginger biscuit', 'Masala Chai']);
  });
});
