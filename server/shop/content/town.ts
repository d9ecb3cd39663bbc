import type { Database } from '../../platform/db/database';
import { contentStore } from './content-store';

interface Town {
  city: string;
  state: string;
  zipCode: string;
}

/** An address with the owner's town where the customer named none (shop rule 11). */
export async function withTown<Entered extends { [Part in keyof Town]?: string | undefined }>(
  db: Database,
  entered: Entered,
): Promise<Entered & Town> {
  const { city, state, zipCode } = entered;
  if (city !== undefined && state !== undefined && zipCode !== undefined) {
    return { ...entered, city, state, zipCode };
  }
  const { document } = await contentStore.read(db);
  return {
    ...entered,
    city: city ?? document.addressCity,
    state: state ?? document.addressState,
    zipCode: zipCode ?? document.addressPinCode,
  };
}
