import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contract/people/customers-contract';
import { sampleAddress, sampleProfile } from '../../../../tests/support/people/sample-address';
import { firstAddress, withAddress, withoutAddress } from './address-book';

const address = (id: string, isDefault = false) => sampleAddress(id, { isDefault });
const PROFILE = sampleProfile(address('home', true), address('work'));

describe('the address book', () => {
  it('adds, replaces and removes an address', () => {
    const ids = ({ addresses }: Profile) => addresses.map(({ id }) => id);
    expect(ids(withAddress(PROFILE, address('school')))).toEqual(['home', 'work', 'school']);
    expect(ids(withAddress(PROFILE, address('home')))).toEqual(['home', 'work']);
    expect(ids(withoutAddress(PROFILE, 'home'))).toEqual(['work']);
  });

  it('has at most one default', () => {
    const { addresses } = withAddress(PROFILE, address('work', true));
    expect(addresses.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it('offers the default address or the oldest one', () => {
    expect(firstAddress(PROFILE.addresses)?.id).toBe('home');
    expect(firstAddress([address('work'), address('school')])?.id).toBe('work');
    expect(firstAddress([])).toBeUndefined();
  });
});
