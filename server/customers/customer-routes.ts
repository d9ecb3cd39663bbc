import type { Profile } from '../../shared/contract/customers-contract';
import type { Order } from '../../shared/contract/order-shape';
import { DomainError } from '../../shared/domain/refusals';
import { api, type CallContext, requireCaller } from '../http/api/api-call';
import { listAddresses } from './address-store';
import { ensureCustomer, findCustomer, renameCustomer } from './customer-store';
import { addAddress, type CustomerDeps, removeAddress, updateAddress } from './manage-addresses';

interface CustomerRouteDeps extends CustomerDeps {
  /** A customer's own orders: handed in, since orders know customers and not the other way round. */
  listOrders: (
    customerId: string,
    page: { limit: number; offset: number },
  ) => Promise<{ items: Order[]; total: number }>;
}

/** A customer's profile, addresses and orders (spec §7); each sees only their own. */
export function customerRoutes(deps: CustomerRouteDeps) {
  const { db, clock } = deps;

  /** The caller's own id, named or as `me`; anyone else's answers as one that does not exist. */
  function ownId(id: string, context: CallContext): string {
    const { userId } = requireCaller(context);
    if (id !== 'me' && id !== userId) throw new DomainError('not_found');
    return userId;
  }

  /** As `ownId`; someone who comes for the first time has a record afterwards. */
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
