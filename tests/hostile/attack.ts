import type { Sent } from '../support/test-shop';
import type { Victims } from './victims';

/** A hostile request: method, path, and what is sent along. */
export type Hostile = readonly [method: string, path: string, sent?: Sent | undefined];

/** What somebody tries, and the refusal that has to answer it. */
export interface Attack {
  send: (victims: Victims) => Hostile | Promise<Hostile>;
  status: number;
  /** Undefined where the answer is not in the API's form, as that of a page. */
  code: string | undefined;
}

/** The attacks of a theme by their names. */
export type Attacks = Readonly<Record<string, Attack>>;

/** An attack that is to be answered so. */
export function refused(status: number, code: string | undefined, send: Attack['send']): Attack {
  return { send, status, code };
}

/** What was sent cannot be read or breaks a rule of the contract. */
export const bad = (send: Attack['send']) => refused(400, 'bad_input', send);

/** Nobody is known to have sent it. */
export const unknown = (send: Attack['send']) => refused(401, 'unauthorized', send);

/** It is another's, or not there: the same answer. */
export const hidden = (send: Attack['send']) => refused(404, 'not_found', send);
