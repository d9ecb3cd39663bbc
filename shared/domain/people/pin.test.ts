import { expect, test } from 'vitest';
import { isGuessablePin } from './pin';

test.each(['0000', '9999', '1212', '0123', '1234', '6789', '9876', '3210', '1998', '2024'])(
  '%s is guessed first',
  (pin) => expect(isGuessablePin(pin)).toBe(true),
);

test.each(['7391', '1243', '2580', '1221', '9012'])('%s is not', (pin) =>
  expect(isGuessablePin(pin)).toBe(false),
);

test('few of the ten thousand PINs are refused', () => {
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  expect(all.filter(isGuessablePin)).toHaveLength(312);
});
