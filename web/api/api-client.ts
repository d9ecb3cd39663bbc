import { contractRoutes } from 'virtual:contract-routes';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '../../shared/contract';
import { type CallContext, type Send, type WireCall, type WireRoute, wireCall } from './wire-call';

/** Every call of the contract as a function. Amounts are in rupees; the `…-from-wire` files convert them. */
export type Api = ContractRouterClient<Contract, CallContext>;

/** @param baseUrl the absolute URL of the API: 'https://cafe.example/api'. */
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
