import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../../../../tests/support/people/sample-address';
import { addressLine, compassWord, distanceWords, savedAddressWarning } from './address-words';

const ZONE = { store: { latitude: 27.307, longitude: 88.366 }, radiusKm: 5 };
const ADDRESS = sampleAddress('Home', { latitude: 27.33, longitude: 88.61, accuracy: 30 });

describe('an address in words', () => {
  it('leaves out empty parts', () => {
    expect(addressLine(ADDRESS)).toBe('12 Main Road, Ravangla, Sikkim 737139');
    expect(addressLine({ ...ADDRESS, aptSuite: 'Flat 3' })).toBe(
      '12 Main Road, Flat 3, Ravangla, Sikkim 737139',
    );
  });

  it('rounds distances', () => {
    expect([0, 0.34, 0.96, 0.99, 2.34, 12, 1000].map(distanceWords)).toEqual([
      '50 m',
      '350 m',
      '950 m',
      '1.0 km',
      '2.3 km',
      '12.0 km',
      '1,000 km',
    ]);
  });
});

describe('the way from the store', () => {
  it.each([
    [27.4, 88.366, 'north'],
    [27.4, 88.47, 'north-east'],
    [27.307, 88.4, 'east'],
    [27.2, 88.366, 'south'],
    [27.2, 88.245, 'south-west'],
    [27.307, 88.3, 'west'],
    [27.4, 88.261, 'north-west'],
    [27.307, 88.366, 'north'],
  ])('%f, %f lies %s', (latitude, longitude, word) => {
    expect(compassWord(ZONE.store, { latitude, longitude })).toBe(word);
  });
});

describe('a saved address', () => {
  it('is marked outside the zone with its own message', () => {
    expect(savedAddressWarning(ADDRESS, ZONE)).toBe(
      'This saved address is no longer within our delivery zone of 5 km.',
    );
  });

  it('is marked outside the zone when the check was skipped, too', () => {
    const skipped = { ...ADDRESS, skipLocationVerification: true };
    expect(savedAddressWarning(skipped, ZONE)).toBe(savedAddressWarning(ADDRESS, ZONE));
  });

  it('is not marked inside the zone or without a location', () => {
    expect(savedAddressWarning({ ...ADDRESS, longitude: 88.36 }, ZONE)).toBeUndefined();
    expect(
      savedAddressWarning({ ...ADDRESS, latitude: null, longitude: null }, ZONE),
    ).toBeUndefined();
  });
});
