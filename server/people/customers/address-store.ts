import type { Address } from '../../../shared/contract/people/customers-contract';
import type { Database } from '../../platform/db/database';
import type { AddressesTable } from '../../platform/db/schema';

function asAddress(row: AddressesTable): Address {
  return {
    id: row.id,
    name: row.name,
    street: row.street,
    aptSuite: row.apt_suite,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    zipCode: row.zip_code,
    isDefault: row.is_default === 1,
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    skipLocationVerification: row.skip_location_verification === 1,
  };
}

function asRow({ aptSuite, zipCode, isDefault, skipLocationVerification, ...same }: Address) {
  return {
    ...same,
    landmark: same.landmark,
    apt_suite: aptSuite,
    zip_code: zipCode,
    is_default: isDefault ? 1 : 0,
    skip_location_verification: skipLocationVerification ? 1 : 0,
  } as const;
}

export async function listAddresses(db: Database, customerId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(asAddress);
}

export async function findAddress(db: Database, customerId: string, id: string) {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asAddress(row);
}

export async function insertAddress(
  db: Database,
  customerId: string,
  address: Address,
  now: string,
): Promise<void> {
  await db
    .insertInto('addresses')
    .values({ ...asRow(address), customer_id: customerId, created_at: now, updated_at: now })
    .execute();
}

export async function updateAddressRow(
  db: Database,
  customerId: string,
  address: Address,
  now: string,
): Promise<void> {
  const { id, ...fields } = asRow(address);
  await db
    .updateTable('addresses')
    .set({ ...fields, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function clearDefault(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: 0 })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', 1)
    .execute();
}

export async function removeAddressRow(db: Database, customerId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('addresses')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
