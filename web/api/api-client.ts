import { routes } from 'virtual:visitor-routes';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '../../shared/contract';
import { unreachable } from './refusal';
import { type CallContext, type Send, type WireCall, type WireRoutes, wireCall } from './wire-call';

/** Every call of the contract as a function. Amounts are in rupees; the `…-from-wire` files convert them. */
export type Api = ContractRouterClient<Contract, CallContext>;

/**
 * Staff's routes load with their first call, because the menu's first load has no room for them.
 * @param baseUrl the absolute URL of the API: 'https://cafe.example/api'.
 */
export function createApiClient(send: Send, baseUrl: string): Api {
  let staffRoutes: Promise<WireRoutes> | undefined;
  const loadStaffRoutes = () => {
    staffRoutes ??= import('virtual:staff-routes').then(
      (staff) => staff.routes,
      (cause) => {
        staffRoutes = undefined;
        throw unreachable(cause);
      },
    );
    return staffRoutes;
  };
  const staffCall =
    (area: string, name: string): WireCall =>
    async (input, options) => {
      const route = (await loadStaffRoutes())[area]?.[name];
      if (!route) throw new Error(`${area}.${name} is not in the contract`);
      return wireCall(route, send, baseUrl)(input, options);
    };
  // The build derives the routes from the contract.
  return madeOnRead((area) =>
    madeOnRead((name) => {
      const route = routes[area]?.[name];
      return route ? wireCall(route, send, baseUrl) : staffCall(area, name);
    }),
  ) as unknown as Api;
}

function madeOnRead<Value>(make: (name: string) => Value): Record<string, Value> {
  return new Proxy<Record<string, Value>>(
    {},
    {
      get(made, name: string) {
        made[name] ??= make(name);
        return made[name];
      },
    },
  );
}
