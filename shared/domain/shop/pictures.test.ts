import { expect, test } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAt, picturePath } from './pictures';

const id = '0123456789abcdef0123456789abcdef';

test('every file of a picture has its own path and is found by it', () => {
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) {
      expect(pictureAt(picturePath({ id, width, format }))).toEqual({ id, width, format });
    }
});

test.each([
  `/pictures/${id}/321.webp`,
  `/pictures/${id}/320.svg`,
  `/pictures/${id.toUpperCase()}/320.webp`,
  `/pictures/../${id}/320.webp`,
  '/pictures/waffle.svg',
  `https://elsewhere.example/pictures/${id}/320.webp`,
  '',
])('%s is none', (path) => {
  expect(pictureAt(path)).toBeUndefined();
});
