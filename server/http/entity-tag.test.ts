import { expect, test } from 'vitest';
import { holdsTag } from './entity-tag';

test.each([
  '"a-1"',
  'W/"a-1"',
  '"other", "a-1"',
  'W/"other",W/"a-1" , "third"',
  '"with, a comma", "a-1"',
  '*',
  ' * ',
])('whoever sends %s has it', (held) => {
  expect(holdsTag(held, '"a-1"')).toBe(true);
});

test.each([
  undefined,
  null,
  '',
  'a-1',
  '"a-1',
  '"a-12"',
  'w/"a-1"',
  'X"a-1"',
  '"x"a-1"y"',
  'W/ "a-1"',
  '"other, "a-1""',
  '"*"',
  '**',
])('whoever sends %s does not', (held) => {
  expect(holdsTag(held, '"a-1"')).toBe(false);
});
