/** Digits of the PIN with which staff sign in on an enrolled device (people rule 17). */
export const PIN_DIGITS = 4;

const RUNS = '0123456789 9876543210';

/** Whether a PIN is among the first that a guesser tries: 0000, 1212, 1234, 4321, or a year such as 1998. */
export function isGuessablePin(pin: string): boolean {
  const isRepeated = pin.slice(0, 2) === pin.slice(2);
  return isRepeated || RUNS.includes(pin) || /^(19|20)/.test(pin);
}
