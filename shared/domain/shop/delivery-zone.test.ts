import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideZoneMessage, savedAddressOutsideMessage } from '../platform/outside-zone';
import {
  areCoordinates,
  type Coordinates,
  type DeliveryArea,
  distanceKm,
  reachOf,
} from './delivery-zone';
import { areaAt, isInZone, isRuledOut, isTooCoarse } from './place-in-zone';

const STORE = { latitude: 27.307, longitude: 88.366 };
const ZONE = { store: STORE, radiusKm: 5 };
const north = (degrees: number): Coordinates => ({ ...STORE, latitude: STORE.latitude + degrees });
const east = (degrees: number): Coordinates => ({ ...STORE, longitude: STORE.longitude + degrees });

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance', () => {
  it('is right around the store: 0.045° north and 0.0506° east are 5 km', () => {
    expect(distanceKm(STORE, north(0.045))).toBeCloseTo(5, 1);
    expect(distanceKm(STORE, east(0.0506))).toBeCloseTo(5, 1);
    expect(distanceKm(STORE, north(1))).toBeCloseTo(111.19, 1);
    expect(distanceKm(STORE, STORE)).toBe(0);
  });

  it('is half of the circumference to the antipode', () => {
    const antipode = { latitude: -STORE.latitude, longitude: STORE.longitude - 180 };
    expect(distanceKm(STORE, antipode)).toBeCloseTo(Math.PI * 6371, 0);
    expect(
      distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }),
    ).toBeCloseTo(Math.PI * 6371, 0);
  });

  it('is a number when rounding makes the chord longer than the diameter', () => {
    const from = { latitude: -64.5155264, longitude: 0.5772628 };
    const to = { latitude: 64.51552640000016, longitude: -179.4227372 };
    expect(distanceKm(from, to)).toBeCloseTo(Math.PI * 6371, 0);
  });

  it('is short across the date line', () => {
    expect(
      distanceKm({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 }),
    ).toBeLessThan(3);
  });

  it('is finite, symmetric and at most half of the circumference', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const distance = distanceKm(from, to);
        expect(distance).toBeCloseTo(distanceKm(to, from), 9);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });
});

describe('the delivery zone (shop rule 8)', () => {
  it.each([
    [STORE, true],
    [north(0.0449), true],
    [north(0.0451), false],
    [north(-0.0449), true],
    [east(0.0505), true],
    [east(0.0507), false],
    [{ latitude: 27.33, longitude: 88.61 }, false],
  ])('of %o: %s', (where, inside) => {
    expect(isInZone(ZONE, where)).toBe(inside);
  });

  it('includes its border', () => {
    const where = north(0.03);
    const radiusKm = distanceKm(STORE, where);
    expect(isInZone({ store: STORE, radiusKm }, where)).toBe(true);
    expect(isInZone({ store: STORE, radiusKm: radiusKm - 1e-6 }, where)).toBe(false);
  });

  it.each([
    { latitude: Number.NaN, longitude: 88.366 },
    { latitude: 27.307, longitude: Number.NaN },
    { latitude: Infinity, longitude: 88.366 },
    { latitude: 90.1, longitude: 0 },
    { latitude: 27.307, longitude: 88.366 + 360 },
  ])('has no place for %o', (nowhere) => {
    expect(areCoordinates(nowhere)).toBe(false);
    expect(isInZone({ ...ZONE, radiusKm: Infinity }, nowhere)).toBe(false);
  });

  it('is a circle and areas, and the first area of a place counts', () => {
    const area = (name: string, corners: DeliveryArea['corners']): DeliveryArea => {
      return { id: name, name, corners, deliveryFee: 0, minOrderAmount: 0, extraMinutes: 0 };
    };
    const village = area('Village', [
      [27.4, 88.36],
      [27.42, 88.36],
      [27.42, 88.38],
      [27.4, 88.38],
    ]);
    const district = area('District', [
      [27.25, 88.3],
      [27.45, 88.3],
      [27.45, 88.4],
      [27.25, 88.4],
    ]);
    const bazaar = area('Bazaar', [
      [27.3, 88.36],
      [27.31, 88.36],
      [27.31, 88.37],
    ]);
    const there = { latitude: 27.41, longitude: 88.37 };
    expect(isInZone(ZONE, there)).toBe(false);
    const zone = { ...ZONE, areas: [bazaar, village] };
    expect(isInZone(zone, there)).toBe(true);
    expect(areaAt(zone, there)).toBe(village);
    expect(areaAt({ ...ZONE, areas: [district, village] }, there)).toBe(district);
    expect(areaAt(zone, STORE)).toBe(bazaar);
    expect(isInZone(zone, north(0.04))).toBe(true);
    expect(areaAt(zone, north(0.04))).toBeUndefined();
    expect(isInZone(zone, { latitude: 27.43, longitude: 88.37 })).toBe(false);
    expect(areaAt(zone, { latitude: Number.NaN, longitude: 88.37 })).toBeUndefined();

    // A fix that is wrong by more than the zone's size says nothing about the zone.
    const fix = (place: typeof STORE, accuracy: number | null) =>
      isTooCoarse({ ...ZONE, areas: [bazaar] }, { ...place, accuracy });
    expect([fix(STORE, null), fix(STORE, 5000), fix(STORE, 5001)]).toEqual([false, false, true]);
    expect([fix(STORE, 1_000_000), fix(north(1), 1_000_000)]).toEqual([true, true]);
    expect(fix(north(1), 50_000)).toBe(false);
    // Areas alone, or beyond the circle, make the zone as large as their farthest corner.
    const areasOnly = { ...zone, radiusKm: 0 };
    expect(isTooCoarse(areasOnly, { ...STORE, accuracy: 5001 })).toBe(false);
    expect(isTooCoarse(areasOnly, { ...STORE, accuracy: 100_000 })).toBe(true);

    // The phone may be wrong by the 1.1 km to the village.
    const near = { latitude: 27.43, longitude: 88.37 };
    expect(isRuledOut(zone, { ...near, accuracy: 1000 })).toBe(true);
    expect(isRuledOut(zone, { ...near, accuracy: 1200 })).toBe(false);

    // An area inside the circle adds nothing to where the cafe delivers.
    expect(outsideZoneMessage(reachOf(zone))).toMatch(
      /only deliver within 5 km of our store and to Village\.$/,
    );
    expect(outsideZoneMessage(reachOf({ ...zone, radiusKm: 0 }))).toMatch(
      /only deliver to Bazaar and Village\.$/,
    );
    expect(savedAddressOutsideMessage(reachOf(zone))).toBe(
      'This saved address is no longer within our delivery zone.',
    );
  });

  it('is named in the refusals', () => {
    expect(outsideZoneMessage(reachOf(ZONE))).toBe(
      "Sorry, we don't deliver to your location. We only deliver within 5 km of our store.",
    );
    expect(savedAddressOutsideMessage(reachOf(ZONE))).toBe(
      'This saved address is no longer within our delivery zone of 5 km.',
    );
  });
});
