import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  KITCHEN_DEFAULTS,
  KITCHEN_SETTINGS,
} from '../../../../shared/contract/shop/kitchen-settings';
import { typedSettings, typedShape } from './typed-settings';

const kitchenDraft = z.object(typedShape(KITCHEN_SETTINGS));

test('the settings come back from the form as they went in', () => {
  const settings = {
    ...KITCHEN_DEFAULTS,
    webhookUrl: 'https://hooks.example/a',
    pauseAfterMinutes: null,
    laterOrders: true,
    workMinutesPerSlot: 45,
  };
  expect(kitchenDraft.parse(typedSettings(KITCHEN_SETTINGS, settings))).toEqual(settings);
});

test.each([
  ['hurryMinutes', '0'],
  ['ordersPerSlot', ''],
  ['workMinutesPerSlot', '0'],
  ['boardGoneAfterSeconds', '59'],
  ['waitingAfterMinutes', ''],
  ['cancelAfterMinutes', '0'],
  ['webhookUrl', 'http://hooks.example'],
  ['textsPerDay', ''],
])('%s cannot be %j', (field, value) => {
  const draft = { ...typedSettings(KITCHEN_SETTINGS, KITCHEN_DEFAULTS), [field]: value };
  const { error } = kitchenDraft.safeParse(draft);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
