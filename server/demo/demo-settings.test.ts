import { expect, test } from 'vitest';
import { settingsInput } from '../../shared/contract/settings-contract';
import { DEMO_SETTINGS } from './demo-settings';

test('the demo settings are valid', () => {
  expect(settingsInput.parse(DEMO_SETTINGS)).toEqual(DEMO_SETTINGS);
});

test('the demo accepts any order at any hour', () => {
  expect(DEMO_SETTINGS).toMatchObject({ openingMode: 'open', minOrderAmount: 0 });
});
