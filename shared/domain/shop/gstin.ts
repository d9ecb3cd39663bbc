import { m } from '../../messages/compiled/messages';
import { GST_STATES } from './gst-states';

/** What a GSTIN is written with, in the order that its check character counts them. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = CHARACTERS.length;

/** The code of the state that registered the cafe, which is the place of supply of its bills; empty without a GSTIN. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** @param gstin of the right length and characters, or empty. @returns a sentence that says what is wrong. */
export function gstinProblem(gstin: string): string | undefined {
  if (gstin === '') return undefined;
  if (!(stateOfGstin(gstin) in GST_STATES)) {
    return m.typed_gstin_state();
  }
  if (checkCharacter(gstin.slice(0, -1)) !== gstin.slice(-1)) {
    return m.typed_gstin_wrong();
  }
  return undefined;
}

/** Every second character counts twice, and the digits of each product are added. */
function checkCharacter(body: string): string | undefined {
  const sum = [...body].reduce((total, character, at) => {
    const product = CHARACTERS.indexOf(character) * (1 + (at % 2));
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return CHARACTERS[(BASE - (sum % BASE)) % BASE];
}
