import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { badInput } from '../../../shared/domain/platform/refusals';
import { m } from '../../../shared/messages/compiled/messages';

/** zxcvbn's scale is 0 to 4; 3 withstands offline guessing against a slow hash. */
const MIN_SCORE = 3;

let zxcvbn: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first password, because the dictionaries have half a megabyte. */
async function loadZxcvbn(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ graphs: adjacencyGraphs, dictionary });
}

interface PasswordOwner {
  email: string;
  name: string;
  shopName: string;
}

/** @throws DomainError `bad_input` on `password`: common, a pattern, or derived from its user or the shop's name. */
export async function checkPassword(password: string, owner: PasswordOwner) {
  zxcvbn ??= loadZxcvbn();
  const names = [owner.name, owner.shopName].flatMap((name) => {
    const words = name.split(/\s+/);
    return [...words, words.join('')];
  });
  const personal = [owner.email, ...owner.email.split(/[@.]/), ...names];
  const inputs = personal.filter((word) => word.length > 2);
  const { score, sequence } = (await zxcvbn).check(password, inputs);
  if (score >= MIN_SCORE) return;
  const isPersonal = sequence.some((match) => match['dictionaryName'] === 'userInputs');
  const message = isPersonal ? m.validation_password_personal() : m.validation_password_guessable();
  throw badInput('password', message);
}
