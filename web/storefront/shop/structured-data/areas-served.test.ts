import { expect, test } from 'vitest';
import { FALLBACK_SETTINGS } from '../../../api/settings-from-wire';
import { cafeThing } from './cafe-graph';

const store = { latitude: 27.3, longitude: 88.4 };
const corners = [
  [27.3, 88.4],
  [27.4, 88.4],
  [27.4, 88.5],
] as const;
const AREA = {
  id: 'a',
  name: 'Ralang',
  corners,
  deliveryFee: 0,
  minOrderAmount: 0,
  extraMinutes: 0,
};
const SHAPE = {
  '@type': 'GeoShape',
  name: 'Ralang',
  polygon: '27.3 88.4 27.4 88.4 27.4 88.5 27.3 88.4',
};
const CIRCLE = {
  '@type': 'GeoCircle',
  geoMidpoint: { '@type': 'GeoCoordinates', ...store },
  geoRadius: 5000,
};

test.each([
  [5, [CIRCLE, SHAPE]],
  [0, [SHAPE]],
])('search engines read where a shop with %s km and an area delivers', (radiusKm, served) => {
  const confirmed = { hours: true, place: true };
  const settings = { ...FALLBACK_SETTINGS, confirmed, zone: { store, radiusKm, areas: [AREA] } };
  const shop = { settings, content: undefined, categories: [] } as never;
  expect(cafeThing(shop, 'https://cafe.example', '/share.png')['areaServed']).toEqual(served);
});

test('search engines read no address, place or hours that the owner has not given', () => {
  const shop = { settings: FALLBACK_SETTINGS, content: undefined, categories: [] } as never;
  const thing = cafeThing(shop, 'https://cafe.example', '/share.png');
  const said = Object.keys(JSON.parse(JSON.stringify(thing)));
  for (const part of ['address', 'geo', 'areaServed', 'openingHoursSpecification']) {
    expect(said).not.toContain(part);
  }
});
