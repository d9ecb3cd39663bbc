import type { Address, CheckedAddress } from '../../../shared/contract/people/customers-contract';
import { DomainError } from '../../../shared/domain/platform/refusals';
import { deliverySettings } from '../../../shared/domain/shop/delivery-settings';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Caller } from '../../platform/http/api/api-call';
import { withTown } from '../../shop/content/town';
import { readSettings } from '../../shop/settings/settings-store';
import {
  clearDefault,
  findAddress,
  insertAddress,
  listAddresses,
  removeAddressRow,
  updateAddressRow,
} from './address-store';
import { checkPlace } from './check-place';
import { ensureCustomer, lockCustomer } from './customer-store';

const MAX_ADDRESSES = 20;

async function asAddress(tx: Tx, id: string, input: CheckedAddress): Promise<Address> {
  const { name, street, aptSuite, landmark, city, state, zipCode, isDefault } = await withTown(
    tx,
    input,
  );
  const { latitude = null, longitude = null, accuracy = null, skipLocationVerification } = input;
  const text = { name, street, aptSuite, landmark, city, state, zipCode };
  return { id, ...text, isDefault, latitude, longitude, accuracy, skipLocationVerification };
}

/**
 * Saves a new address. The first one is the default; a new default replaces the old one.
 * @throws DomainError `outside_delivery_zone`, `location_required`, or `conflict` beyond 20 addresses.
 */
export async function addAddress(
  { db, clock, newId }: WriteDeps,
  caller: Caller,
  input: CheckedAddress,
): Promise<Address> {
  const customerId = caller.userId;
  return inTransaction(db, async (tx) => {
    await ensureCustomer(tx, caller, clock().toISOString());
    await lockCustomer(tx, customerId);
    checkPlace(input, deliverySettings(await readSettings(tx)));
    const others = await listAddresses(tx, customerId);
    if (others.length >= MAX_ADDRESSES) throw new DomainError('conflict');
    const address = await asAddress(tx, newId(), {
      ...input,
      isDefault: input.isDefault || others.length === 0,
    });
    if (address.isDefault) await clearDefault(tx, customerId);
    await insertAddress(tx, customerId, address, clock().toISOString());
    return address;
  });
}

/** @throws DomainError `not_found`, `outside_delivery_zone`, `location_required`. */
export async function updateAddress(
  { db, clock }: WriteDeps,
  customerId: string,
  id: string,
  input: CheckedAddress,
): Promise<Address> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await findAddress(tx, customerId, id))) throw new DomainError('not_found');
    checkPlace(input, deliverySettings(await readSettings(tx)));
    const address = await asAddress(tx, id, input);
    if (address.isDefault) await clearDefault(tx, customerId);
    await updateAddressRow(tx, customerId, address, clock().toISOString());
    return address;
  });
}

/** @throws DomainError `not_found`. */
export async function removeAddress({ db }: WriteDeps, customerId: string, id: string) {
  if (!(await removeAddressRow(db, customerId, id))) throw new DomainError('not_found');
}
