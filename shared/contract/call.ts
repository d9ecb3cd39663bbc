import { type HTTPMethod, type HTTPPath, oc, type Route } from '@orpc/contract';
import type { Area } from '../domain/roles';
import { refusals } from './refusal-schemas';

/**
 * A token in the request is verified even for 'public'. An area allows the roles that may open it.
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

/**
 * One call of the contract: who may make it, its method and path, and what else its route needs.
 * @param endpoint such as 'GET /orders/{id}'.
 */
export function call(
  access: Access,
  endpoint: `${HTTPMethod} ${HTTPPath}`,
  options: Omit<Route, 'method' | 'path'> = {},
) {
  const [method, path] = endpoint.split(' ') as [HTTPMethod, HTTPPath];
  return oc
    .$meta<CallMeta>({ access })
    .route({ ...options, method, path })
    .errors({ ...open, ...guarded });
}
