import { expect, it } from 'vitest';
import { settingsInput } from '../../shared/contract/settings-contract';
import { DEMO_SETTINGS } from './demo-settings';

it('keeps the demo settings in the form that the settings page would save', () => {
  expect(settingsInput.parse(DEMO_SETTINGS)).toEqual(DEMO_SETTINGS);
});

it('lets a newcomer order at any hour, however little', () => {
  expect(DEMO_SETTINGS).toMatchObject({ openingMode: 'open', minOrderAmount: 0 });
});
