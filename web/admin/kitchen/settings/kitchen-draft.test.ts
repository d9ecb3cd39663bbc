import { expect, test } from 'vitest';
import { KITCHEN_DEFAULTS } from '../../../../shared/contract/shop/kitchen-settings';
import { draftOf, kitchenDraft } from './kitchen-draft';

test('the settings come back from the form as they went in', () => {
  const settings = {
    ...KITCHEN_DEFAULTS,
    webhookUrl: 'https://hooks.example/a',
    pauseAfterMinutes: null,
    laterOrders: true,
    workMinutesPerSlot: 45,
  };
  expect(kitchenDraft.parse(draftOf(settings))).toEqual(settings);
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
  const draft = { ...draftOf(KITCHEN_DEFAULTS), [field]: value };
  const { error } = kitchenDraft.safeParse(draft);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
