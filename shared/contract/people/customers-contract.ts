import * as z from 'zod';
import { call } from '../platform/call';
import { id, latitude, lineText, longitude, nameText, pinCode } from '../platform/wire-values';

/** A delivery place (people rule 11). Coordinates come as a pair or not at all. */
const place = z.object({
  street: lineText(200, 1),
  aptSuite: lineText(100).default(''),
  landmark: lineText(100).default('').describe('What the rider looks for: "Opposite the school"'),
  city: nameText(100, 1).optional().describe('The town of the content, if left out'),
  state: nameText(100, 1).optional(),
  zipCode: pinCode.optional(),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** Metres. */
  accuracy: z.number().min(0).max(1_000_000).nullish(),
  /** The customer's choice to use an address whose place is unknown or outside the zone. */
  skipLocationVerification: z.boolean().default(false),
});

const areTogether = ({
  latitude = null,
  longitude = null,
}: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}) => (latitude === null) === (longitude === null);
const NOT_TOGETHER = { path: ['latitude'], message: 'Latitude and longitude belong together' };

/** A guest's address, stored only in the order. */
export const deliveryAddressInput = place.refine(areTogether, NOT_TOGETHER);

const savedPlace = place.extend({ name: nameText(50, 1), isDefault: z.boolean().default(false) });

/** An entered address; `name` is a label such as Home or Work. */
export const addressInput = savedPlace.refine(areTogether, NOT_TOGETHER);

const address = z.object({
  id,
  name: z.string(),
  street: z.string(),
  aptSuite: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  isDefault: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  accuracy: z.number().nullable(),
  skipLocationVerification: z.boolean(),
});

export const profile = z.object({
  id,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  addresses: z.array(address),
});

export type Address = z.infer<typeof address>;
export type AddressInput = z.input<typeof addressInput>;
export type CheckedAddress = z.output<typeof addressInput>;
export type DeliveryAddressInput = z.input<typeof deliveryAddressInput>;
export type Profile = z.infer<typeof profile>;

/** The customer's own id, or `me`. Any other id is not found. */
const own = z.object({ id });
const ownAddress = z.object({ id, addressId: id });

export const customersContract = {
  read: call('signed-in', 'GET /users/{id}', 'Read your profile').input(own).output(profile),
  update: call('signed-in', 'PUT /users/{id}', 'Change your name')
    .input(own.extend({ name: nameText(100) }))
    .output(profile),
  addAddress: call('signed-in', 'POST /users/{id}/addresses', 'Save an address', {
    successStatus: 201,
  })
    .input(savedPlace.extend(own.shape).refine(areTogether, NOT_TOGETHER))
    .output(address),
  updateAddress: call('signed-in', 'PUT /users/{id}/addresses/{addressId}', 'Change an address')
    .input(savedPlace.extend(ownAddress.shape).refine(areTogether, NOT_TOGETHER))
    .output(address),
  removeAddress: call(
    'signed-in',
    'DELETE /users/{id}/addresses/{addressId}',
    'Delete an address',
    { successStatus: 204 },
  )
    .input(ownAddress)
    .output(z.void()),
};
