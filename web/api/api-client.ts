import { contractRoutes } from 'virtual:contract-routes';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '../../shared/contract';
import { type CallContext, type Send, type WireCall, type WireRoute, wireCall } from './wire-call';

/** Every call of the contract as a function. Amounts are rupees here: see the `…-from-wire` files. */
export type Api = ContractRouterClient<Contract, CallContext>;

/** @param baseUrl where `/api` is, absolute: 'https://cafe.example/api'. */
export function createApiClient(send: Send, baseUrl: string): Api {
  const calls = Object.entries(contractRoutes).map(([area, routes]) => [
    area,
    Object.fromEntries(
      Object.entries(routes).map(([name, route]: [string, WireRoute]): [string, WireCall] => [
        name,
        wireCall(route, send, baseUrl),
      ]),
    ),
  ]);
  // The build derives the routes from the contract.
  return Object.fromEntries(calls);
}
