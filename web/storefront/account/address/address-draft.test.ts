import { describe, expect, it } from 'vitest';
import { CONTENT_DEFAULTS } from '../../../../shared/contract/shop/content-defaults';
import { SUGGESTED_CONTENT } from '../../../../shared/contract/shop/suggestions';
import { detectFirstMessage } from '../../../../shared/domain/platform/outside-zone';
import { sampleAddress } from '../../../../tests/support/people/sample-address';
import {
  addressInputOf,
  addressProblems,
  deliveryAddressOf,
  draftOf,
  EMPTY_ADDRESS,
  GUEST_ADDRESS,
  withTown,
} from './address-draft';

const ZONE = { store: { latitude: 27.307, longitude: 88.366 }, radiusKm: 5 };
const NEAR = { latitude: 27.31, longitude: 88.36 };
const GANGTOK = { latitude: 27.33, longitude: 88.61 };
const CONTENT = { ...CONTENT_DEFAULTS, ...SUGGESTED_CONTENT, version: 1 };
const NEW = withTown(EMPTY_ADDRESS, CONTENT);
const HOME = { ...NEW, name: 'Home', street: '12 Main Road', place: NEAR, accuracy: 20 };

const problems = (draft: typeof HOME | typeof EMPTY_ADDRESS) => addressProblems(draft, ZONE);

describe('an address draft', () => {
  it('begins with the town that the owner set (shop rule 11)', () => {
    expect(NEW).toMatchObject({ city: 'Ravangla', state: 'Sikkim', zipCode: '737139' });
    const kochi = { ...CONTENT, addressCity: 'Kochi' };
    expect(withTown(EMPTY_ADDRESS, kochi).city).toBe('Kochi');
    expect(withTown(HOME, kochi)).toBe(HOME);
    expect(withTown(EMPTY_ADDRESS, undefined)).toBe(EMPTY_ADDRESS);
  });

  it('needs a name, a street and a location; a guest’s is called Home until they change it', () => {
    expect(Object.keys(problems(NEW)).sort()).toEqual(['location', 'name', 'street']);
    const guest = withTown(GUEST_ADDRESS, CONTENT);
    expect(Object.keys(problems(guest)).sort()).toEqual(['location', 'street']);
    expect(problems(HOME)).toEqual({});
  });

  it('takes names and lines as the shop does', () => {
    expect(
      problems({ ...HOME, name: '✔', street: 'a\nb', aptSuite: '\u202e3', city: '-' }),
    ).toEqual({
      name: 'Please use at least one letter or digit',
      street: 'Please write this on one line',
      aptSuite: 'Please type this again: it contains invisible characters',
      city: 'Please use at least one letter or digit',
    });
    expect(problems({ ...HOME, aptSuite: '-' })).toEqual({});
  });

  it('asks to detect the location or to skip it', () => {
    expect(problems({ ...HOME, place: null }).location).toBe(detectFirstMessage());
    expect(problems({ ...HOME, place: null, skipLocationVerification: true })).toEqual({});
  });

  it('refuses a location outside the zone (people rule 12)', () => {
    expect(problems({ ...HOME, place: GANGTOK }).location).toBe(
      "Sorry, we don't deliver to your location. We only deliver within 5 km of our store.",
    );
    expect(
      problems({ ...HOME, place: { latitude: Number.NaN, longitude: 88 } }).location,
    ).toBeDefined();
  });

  it('asks again for a location that is wrong by more than the radius (people rule 12)', () => {
    expect(problems({ ...HOME, accuracy: 5000 })).toEqual({});
    expect(problems({ ...HOME, accuracy: 5001 }).location).toBe(
      'Please detect your location first or check the "skip location verification" box.',
    );
    const skipped = { ...HOME, accuracy: 1_000_000, skipLocationVerification: true };
    expect(problems(skipped)).toEqual({});
    expect(deliveryAddressOf(skipped).accuracy).toBe(1_000_000);
  });

  it('accepts a skipped check unless the place is known to be outside', () => {
    const skipped = { ...HOME, place: GANGTOK, skipLocationVerification: true };
    expect(problems(skipped).location).toMatch(/^Sorry, we don't deliver/);
    expect(problems({ ...skipped, accuracy: 30_000 })).toEqual({});
    expect(addressProblems(skipped, { ...ZONE, allowsOutside: true })).toEqual({});
  });

  it('accepts a PIN code of six digits only', () => {
    for (const zipCode of ['', '73713', '073713', '7371399', 'abcdef']) {
      expect(problems({ ...HOME, zipCode }).zipCode).toBe('A PIN code has 6 digits');
    }
  });

  it('sends a location inside the zone, and a skipped one outside, so that staff read where it is', () => {
    expect(deliveryAddressOf(HOME)).toMatchObject({ ...NEAR, accuracy: 20 });
    const skipped = { ...HOME, place: GANGTOK, skipLocationVerification: true };
    expect(addressInputOf(skipped)).toMatchObject({
      name: 'Home',
      ...GANGTOK,
      accuracy: 20,
      skipLocationVerification: true,
    });
    expect(deliveryAddressOf({ ...skipped, place: null })).toMatchObject({
      latitude: null,
      longitude: null,
      accuracy: null,
      skipLocationVerification: true,
    });
  });

  it('is the same after saving and editing again', () => {
    const { name, street } = addressInputOf(HOME);
    expect(draftOf(sampleAddress(name, { ...NEAR, street, accuracy: 20 }))).toEqual(HOME);
  });
});
