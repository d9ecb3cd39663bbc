import type { Sent } from '../support/platform/test-shop';
import type { Victims } from './victims';

/** A hostile request: method, path, headers and body. */
export type Hostile = readonly [method: string, path: string, sent?: Sent | undefined];

/** A hostile request and its expected refusal. */
export interface Attack {
  send: (victims: Victims) => Hostile | Promise<Hostile>;
  status: number;
  /** Undefined if the response is not an API error, such as a page's. */
  code: string | undefined;
}

/** The attacks of a theme by name. */
export type Attacks = Readonly<Record<string, Attack>>;

/** An attack with its expected refusal. */
export function refused(status: number, code: string | undefined, send: Attack['send']): Attack {
  return { send, status, code };
}

/** Expects 400: the body cannot be parsed or breaks a rule of the contract. */
export const bad = (send: Attack['send']) => refused(400, 'bad_input', send);

/** Expects 401: the sender is not signed in. */
export const unknown = (send: Attack['send']) => refused(401, 'unauthorized', send);

/** Expects 404: what belongs to someone else looks as if it did not exist. */
export const hidden = (send: Attack['send']) => refused(404, 'not_found', send);
