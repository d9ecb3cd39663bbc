import { expect, test } from 'vitest';
import { productOfPicture } from './match-pictures';

const MENU = [
  'Classic Waffle',
  'Crème brûlée',
  'Mac & Cheese',
  'Tea 2',
  'Tea',
  'Twin',
  'twin',
  'मोमो',
].map((name, index) => ({ id: String(index), name }));

test.each([
  ['classic-waffle.jpg', 'Classic Waffle'],
  ['Classic_Waffle (3).HEIC', 'Classic Waffle'],
  ['creme brulee.png', 'Crème brûlée'],
  ['mac and cheese.webp', 'Mac & Cheese'],
  ['tea 2.jpg', 'Tea 2'],
  ['tea-3.jpg', 'Tea'],
  ['मोमो.jpg', 'मोमो'],
])('%s shows %s', (file, name) => {
  expect(productOfPicture(file, MENU)?.name).toBe(name);
});

test.each(['IMG_2041.jpg', 'waffle.jpg', 'twin.jpg', '.jpg'])('%s shows no dish', (file) => {
  expect(productOfPicture(file, MENU)).toBeUndefined();
});
