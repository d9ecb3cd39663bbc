import { oc, type Route } from '@orpc/contract';
import type { Area } from '../domain/roles';
import { refusals } from './refusal-schemas';

/**
 * Who may make a call: anyone (a token that is sent is still checked), anyone signed in, any role of
 * the back office, or the roles that may open an area (spec §6, see roles.ts).
 */
export type Access = 'public' | 'signed-in' | 'any-admin' | Area;

export interface CallMeta {
  access: Access;
}

const open = refusals(
  'bad_input',
  'too_large',
  'too_many_requests',
  'internal_error',
  'unavailable',
);
const guarded = refusals('unauthorized', 'forbidden', 'not_an_admin', 'admin_uid_mismatch');

/** One call of the contract: who may make it, and its route. */
export function call(access: Access, route: Route) {
  return oc
    .$meta<CallMeta>({ access })
    .route(route)
    .errors({ ...open, ...guarded });
}
