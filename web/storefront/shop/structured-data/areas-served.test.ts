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
  const settings = { ...FALLBACK_SETTINGS, zone: { store, radiusKm, areas: [AREA] } };
  const shop = { settings, content: undefined, categories: [] } as never;
  expect(cafeThing(shop, 'https://cafe.example', '/share.png')['areaServed']).toEqual(served);
});
