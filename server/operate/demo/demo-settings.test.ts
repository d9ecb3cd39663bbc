import { expect, test } from 'vitest';
import { contentInput } from '../../../shared/contract/shop/content-contract';
import { CONTENT_DEFAULTS } from '../../../shared/contract/shop/content-defaults';
import { settingsInput } from '../../../shared/contract/shop/settings-contract';
import { DEMO_CONTENT } from './demo-content';
import { DEMO_SETTINGS } from './demo-settings';

test('the demo settings are valid', () => {
  expect(settingsInput.parse(DEMO_SETTINGS)).toEqual(DEMO_SETTINGS);
  expect(DEMO_SETTINGS.businessHours).toBe('Mon-Sun 9:30am-7:40pm');
});

test('the demo’s content is valid, with its delivery hours and its town; a new shop has none', () => {
  expect(contentInput.parse(CONTENT_DEFAULTS)).toEqual(CONTENT_DEFAULTS);
  expect(JSON.stringify(CONTENT_DEFAULTS)).not.toMatch(/Ravangla|10:00am/);
  expect(contentInput.parse(DEMO_CONTENT)).toEqual(DEMO_CONTENT);
  expect(DEMO_CONTENT).toMatchObject({
    deliveryHours: '10:00am-7:30pm daily',
    addressCity: 'Ravangla',
    addressState: 'Sikkim',
    addressPinCode: '737139',
  });
});

test('the demo accepts any order at any hour', () => {
  expect(DEMO_SETTINGS).toMatchObject({ openingMode: 'open', minOrderAmount: 0 });
});
