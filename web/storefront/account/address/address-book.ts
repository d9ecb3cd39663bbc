import type { Address, Profile } from '../../../../shared/contract/people/customers-contract';

/** At most one address is the default. */
export function withAddress(profile: Profile, saved: Address): Profile {
  const others = profile.addresses.map((address) =>
    saved.isDefault && address.id !== saved.id ? { ...address, isDefault: false } : address,
  );
  const known = others.some(({ id }) => id === saved.id);
  const addresses = known
    ? others.map((address) => (address.id === saved.id ? saved : address))
    : [...others, saved];
  return { ...profile, addresses };
}

export function withoutAddress(profile: Profile, addressId: string): Profile {
  return { ...profile, addresses: profile.addresses.filter(({ id }) => id !== addressId) };
}

export function firstAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}
