import { describe, expect, it } from 'vitest';
import {
  sampleProfile as customer,
  sampleAddress,
} from '../../../../tests/support/people/sample-address';
import { EMPTY_CHECKOUT } from '../../account/checkout-draft/checkout-draft';
import { chosenAddress, howProblem, isHowDone } from './how';

const ZONE = { store: { latitude: 27.307, longitude: 88.366 }, radiusKm: 5 };

const address = (id: string, longitude: number, isDefault = false) =>
  sampleAddress(id, { latitude: 27.31, longitude, accuracy: 20, isDefault });

const OUTSIDE = 'Please choose another address, or pickup.';
const NEAR = address('near', 88.36, true);
const FAR = address('far', 88.61);

describe('where an order goes', () => {
  it('is the chosen address or the default one', () => {
    const profile = customer(FAR, NEAR);
    expect(chosenAddress(EMPTY_CHECKOUT, profile)).toBe(NEAR);
    expect(chosenAddress({ ...EMPTY_CHECKOUT, addressId: 'far' }, profile)).toBe(FAR);
    expect(chosenAddress({ ...EMPTY_CHECKOUT, addressId: 'deleted' }, profile)).toBe(NEAR);
  });

  it('needs a location in the zone for a delivery, and nothing for a pickup', () => {
    expect(howProblem(EMPTY_CHECKOUT, customer(NEAR), ZONE)).toBeUndefined();
    expect(howProblem(EMPTY_CHECKOUT, customer(FAR), ZONE)).toBe(OUTSIDE);
    expect(howProblem(EMPTY_CHECKOUT, customer(), ZONE)).toBe('Please add an address first.');
    expect(howProblem(EMPTY_CHECKOUT, undefined, ZONE)).toBeDefined();
    expect(howProblem({ ...EMPTY_CHECKOUT, method: 'pickup' }, undefined, ZONE)).toBeUndefined();
  });

  it('outside the zone is confirmed by a customer who skipped the check, if the owner allows it', () => {
    const skipped = customer({ ...FAR, skipLocationVerification: true });
    expect(howProblem(EMPTY_CHECKOUT, skipped, ZONE)).toBe(OUTSIDE);
    const wide = { ...ZONE, allowsOutside: true };
    expect(howProblem(EMPTY_CHECKOUT, skipped, wide)).toBeUndefined();
    expect(isHowDone(EMPTY_CHECKOUT, skipped, wide)).toBe(false);
    expect(isHowDone({ ...EMPTY_CHECKOUT, howConfirmed: true }, skipped, wide)).toBe(true);
  });

  it('is done for a returning customer until they change it', () => {
    const profile = customer(NEAR, FAR);
    expect(isHowDone(EMPTY_CHECKOUT, profile, ZONE)).toBe(true);
    expect(isHowDone(EMPTY_CHECKOUT, customer(FAR), ZONE)).toBe(false);
    const pickup = { ...EMPTY_CHECKOUT, method: 'pickup' as const };
    expect(isHowDone(pickup, profile, ZONE)).toBe(false);
    expect(isHowDone({ ...pickup, howConfirmed: true }, profile, ZONE)).toBe(true);
    expect(isHowDone(pickup, undefined, ZONE)).toBe(false);
  });
});
