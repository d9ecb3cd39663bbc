import type { Profile } from '../../shared/contract/customers-contract';
import type { Order } from '../../shared/contract/order-shape';
import { DomainError } from '../../shared/domain/refusals';
import type { WriteDeps } from '../db/database';
import { api, type CallContext, requireCaller } from '../http/api/api-call';
import { addAddress, removeAddress, updateAddress } from './address-commands';
import { listAddresses } from './address-store';
import { ensureCustomer, findCustomer, renameCustomer } from './customer-store';

interface CustomerRouteDeps extends WriteDeps {
  /** Passed in as a dependency, because `server/orders` imports this feature. */
  listOrders: (
    customerId: string,
    page: { limit: number; offset: number },
  ) => Promise<{ items: Order[]; total: number }>;
}

/** A customer's own profile, addresses and orders (spec §7). */
export function customerRoutes(deps: CustomerRouteDeps) {
  const { db, clock } = deps;

  /** The caller's id, given as such or as `me`. Any other id is not found. */
  function ownId(id: string, context: CallContext): string {
    const { userId } = requireCaller(context);
    if (id !== 'me' && id !== userId) throw new DomainError('not_found');
    return userId;
  }

  /** Reads the profile and inserts a new customer's record. */
  async function recordedId(id: string, context: CallContext): Promise<string> {
    const own = ownId(id, context);
    await ensureCustomer(db, requireCaller(context), clock().toISOString());
    return own;
  }

  async function readProfile(id: string): Promise<Profile> {
    const customer = await findCustomer(db, id);
    if (!customer) throw new DomainError('not_found');
    return { ...customer, addresses: await listAddresses(db, id) };
  }

  return api.customers.router({
    read: api.customers.read.handler(async ({ input, context }) =>
      readProfile(await recordedId(input.id, context)),
    ),
    update: api.customers.update.handler(async ({ input, context }) => {
      const id = await recordedId(input.id, context);
      await renameCustomer(db, id, input.name, clock().toISOString());
      return readProfile(id);
    }),
    addAddress: api.customers.addAddress.handler(({ input, context }) => {
      ownId(input.id, context);
      return addAddress(deps, requireCaller(context), input);
    }),
    updateAddress: api.customers.updateAddress.handler(({ input, context }) =>
      updateAddress(deps, ownId(input.id, context), input.addressId, input),
    ),
    removeAddress: api.customers.removeAddress.handler(({ input, context }) =>
      removeAddress(deps, ownId(input.id, context), input.addressId),
    ),
    listOrders: api.customers.listOrders.handler(({ input, context }) =>
      deps.listOrders(ownId(input.id, context), input),
    ),
  });
}
