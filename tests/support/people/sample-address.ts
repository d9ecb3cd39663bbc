import type { Address, Profile } from '../../../shared/contract/people/customers-contract';

/** An address for tests, without a location, whose id is its name. */
export const sampleAddress = (name: string, fields: Partial<Address> = {}): Address => ({
  id: name,
  name,
  street: '12 Main Road',
  aptSuite: '',
  landmark: '',
  city: 'Ravangla',
  state: 'Sikkim',
  zipCode: '737139',
  isDefault: false,
  latitude: null,
  longitude: null,
  accuracy: null,
  skipLocationVerification: false,
  ...fields,
});

/** A customer with these addresses. */
export const sampleProfile = (...addresses: Address[]): Profile => ({
  id: 'u1',
  name: 'Pema',
  phoneNumber: '+919876543210',
  addresses,
});
