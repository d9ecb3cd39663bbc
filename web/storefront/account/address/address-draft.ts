import type {
  Address,
  AddressInput,
  DeliveryAddressInput,
} from '../../../../shared/contract/people/customers-contract';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { lineProblem, nameProblem } from '../../../../shared/domain/platform/entered-text';
import {
  detectFirstMessage,
  outsideZoneMessage,
} from '../../../../shared/domain/platform/outside-zone';
import {
  type Coordinates,
  type DeliveryZone,
  reachOf,
} from '../../../../shared/domain/shop/delivery-zone';
import { isInZone, isRuledOut, isTooCoarse } from '../../../../shared/domain/shop/place-in-zone';
import { m } from '../../../../shared/messages/compiled/messages';

export interface AddressDraft {
  name: string;
  street: string;
  aptSuite: string;
  landmark: string;
  city: string;
  state: string;
  zipCode: string;
  isDefault: boolean;
  place: Coordinates | null;
  /** Metres. */
  accuracy: number | null;
  /** Accepts an address without a location or outside the zone (people rule 12). */
  skipLocationVerification: boolean;
}

const TYPED = ['name', 'street', 'aptSuite', 'landmark', 'city', 'state'] as const;

/** Lines may be without a letter or digit, unlike names. */
const LINES: ReadonlySet<string> = new Set(['street', 'aptSuite', 'landmark']);

export type AddressProblems = Partial<
  Record<(typeof TYPED)[number] | 'zipCode' | 'location', string>
>;

const MISSING: Partial<Record<(typeof TYPED)[number], () => string>> = {
  name: () => m.address_name_missing(),
  street: () => m.address_street_missing(),
  city: () => m.address_city_missing(),
  state: () => m.address_state_missing(),
};

/** A new address to save. `withTown` fills in what most customers would type. */
export const EMPTY_ADDRESS: AddressDraft = {
  name: '',
  street: '',
  aptSuite: '',
  landmark: '',
  city: '',
  state: '',
  zipCode: '',
  isDefault: false,
  place: null,
  accuracy: null,
  skipLocationVerification: false,
};

/** A guest's has a name, too, but it stays on the device: an order shows none. Only browsers use it, in their language. */
export const GUEST_ADDRESS: AddressDraft = { ...EMPTY_ADDRESS, name: m.address_home() };

/** An address in which nothing was typed gets the town that the owner set (shop rule 11). */
export function withTown(draft: AddressDraft, content: Content | undefined): AddressDraft {
  const { street, city, state, zipCode } = draft;
  if (!content || street + city + state + zipCode !== '') return draft;
  const { addressCity, addressState, addressPinCode } = content;
  return { ...draft, city: addressCity, state: addressState, zipCode: addressPinCode };
}

export function draftOf({ id, latitude, longitude, ...address }: Address): AddressDraft {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...address, place };
}

/** It must be in the zone or skip the check (people rule 12). */
export function addressProblems(draft: AddressDraft, zone: DeliveryZone): AddressProblems {
  const problems: AddressProblems = {};
  for (const field of TYPED) {
    const typed = draft[field].trim();
    const rule = LINES.has(field) ? lineProblem : nameProblem;
    const problem = (typed === '' ? MISSING[field]?.() : undefined) ?? rule(typed);
    if (problem !== undefined) problems[field] = problem;
  }
  if (!/^[1-9][0-9]{5}$/.test(draft.zipCode)) problems.zipCode = m.address_pin_code_wrong();
  const location = locationProblem(draft, zone);
  if (location !== undefined) problems.location = location;
  return problems;
}

function locationProblem(draft: AddressDraft, zone: DeliveryZone): string | undefined {
  const { place, skipLocationVerification: skipped } = draft;
  if (!place || isPlaceTooCoarse(draft, zone)) return skipped ? undefined : detectFirstMessage();
  const isRefused = skipped ? isPlaceRuledOut(draft, zone) : !isInZone(zone, place);
  return isRefused ? outsideZoneMessage(reachOf(zone)) : undefined;
}

/** Whether the location is known to be where the cafe does not deliver. */
export function isPlaceRuledOut({ place, accuracy }: AddressDraft, zone: DeliveryZone): boolean {
  return place !== null && isRuledOut(zone, { ...place, accuracy });
}

/** Whether somebody must set a pin, because the phone's location says too little. */
export function isPlaceTooCoarse({ place, accuracy }: AddressDraft, zone: DeliveryZone): boolean {
  return place !== null && isTooCoarse(zone, { ...place, accuracy });
}

/** With its place also where the check is skipped: staff read that it is outside (back office rule 10). */
export function deliveryAddressOf(draft: AddressDraft): DeliveryAddressInput {
  const { place } = draft;
  return {
    street: draft.street.trim(),
    aptSuite: draft.aptSuite.trim(),
    landmark: draft.landmark.trim(),
    city: draft.city.trim(),
    state: draft.state.trim(),
    zipCode: draft.zipCode,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    accuracy: place ? draft.accuracy : null,
    skipLocationVerification: draft.skipLocationVerification,
  };
}

export function addressInputOf(draft: AddressDraft): AddressInput {
  return { ...deliveryAddressOf(draft), name: draft.name.trim(), isDefault: draft.isDefault };
}
