import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '../../shared/domain/refusals';

/** Of 0 to 4: safe against guessing offline, at a slow hash. */
const LEAST_SCORE = 3;

const GUESSABLE =
  'This password is too easy to guess. Choose a longer one, or several words that do not belong together.';
const PERSONAL = 'This password gives away the name or the email. Please choose another one.';

let judge: Promise<ZxcvbnFactory> | undefined;

/** The lists of common passwords are half a megabyte, and nobody needs them to open the shop. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ graphs: adjacencyGraphs, dictionary });
}

/**
 * Refuses a password that is common, a pattern, or made of what is known of its owner.
 * @throws DomainError `bad_input` on the field `password`.
 */
export async function checkPassword(
  password: string,
  owner: { email: string; name: string },
): Promise<void> {
  judge ??= loadJudge();
  const names = owner.name.split(/\s+/);
  const known = [owner.email, ...owner.email.split(/[@.]/), ...names, names.join('')];
  const inputs = ['maenam', ...known].filter((word) => word.length > 2);
  const { score, sequence } = (await judge).check(password, inputs);
  if (score >= LEAST_SCORE) return;
  const isPersonal = sequence.some((match) => match['dictionaryName'] === 'userInputs');
  const message = isPersonal ? PERSONAL : GUESSABLE;
  throw new DomainError('bad_input', { issues: [{ path: 'password', message }] });
}
