import { expect, it } from 'vitest';
import { withFullStop } from './full-stop';

it.each([
  ['The oven is broken', 'The oven is broken.'],
  ['The oven is broken.', 'The oven is broken.'],
  ['Sorry!', 'Sorry!'],
  ['माफ़ कीजिए।', 'माफ़ कीजिए।'],
])('ends %s as a sentence', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});
