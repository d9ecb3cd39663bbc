import type { Profile } from '../../../shared/contract/people/customers-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireSelf } from '../../platform/http/api/api-call';
import { addAddress, removeAddress, updateAddress } from './address-commands';
import { listAddresses } from './address-store';
import { ensureCustomer, findCustomer, renameCustomer } from './customer-store';

export function customerRoutes(deps: WriteDeps) {
  const { db, clock } = deps;

  /** The caller's id, after inserting a new customer's record. */
  async function recordedId(id: string, context: CallContext): Promise<string> {
    const caller = requireSelf(id, context);
    await ensureCustomer(db, caller, clock().toISOString(), context.language);
    return caller.userId;
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
    addAddress: api.customers.addAddress.handler(({ input, context }) =>
      addAddress(deps, requireSelf(input.id, context), input),
    ),
    updateAddress: api.customers.updateAddress.handler(({ input, context }) =>
      updateAddress(deps, requireSelf(input.id, context).userId, input.addressId, input),
    ),
    removeAddress: api.customers.removeAddress.handler(({ input, context }) =>
      removeAddress(deps, requireSelf(input.id, context).userId, input.addressId),
    ),
  });
}
