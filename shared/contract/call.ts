import { oc, type Route } from '@orpc/contract';
import type { Area } from '../domain/roles';
import { refusals } from './refusal-schemas';

/**
 * Who may call: anyone (a token is still checked when it is sent), anyone signed in, or the
 * admin roles that may open an area of the back office (spec §6).
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

/** One call of the contract: who may make it, and where it is on the wire. */
export function call(access: Access, route: Route) {
  return oc
    .$meta<CallMeta>({ access })
    .route(route)
    .errors({ ...open, ...guarded });
}
