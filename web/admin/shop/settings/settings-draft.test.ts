import { expect, test } from 'vitest';
import { fieldWords } from '../../../../shared/contract/platform/field-words';
import { swappedMessage } from '../../../../shared/domain/shop/swapped-coordinates';
import { SAMPLE_SETTINGS } from '../../../../tests/support/shop/sample-settings';
import { draftOf, type SettingsDraft, settingsDraft, storePlace } from './settings-draft';

const filled = draftOf(SAMPLE_SETTINGS);

function problems(changes: Partial<SettingsDraft>) {
  const read = settingsDraft.safeParse({ ...filled, ...changes }, { error: fieldWords });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('unchanged settings are sent as read, and entered ones are trimmed and normalized', () => {
  expect(settingsDraft.parse(filled)).toEqual(SAMPLE_SETTINGS);
  const entered = settingsDraft.parse({
    ...filled,
    taxRate: ' 5.5 ',
    gstin: '11abcde1234f1zd ',
    cancelUnpaidAfterMinutes: ' 30',
    upiId: ' cafe@okbank',
  });
  expect(entered).toMatchObject({
    cancelUnpaidAfterMinutes: 30,
    taxRate: 5.5,
    gstin: '11ABCDE1234F1ZD',
    upiId: 'cafe@okbank',
  });
});

test.each([
  ['storeName', ' ', 'Please fill in this field'],
  ['storePhone', '', 'Please fill in this field'],
  ['storeAddress', '', 'Please fill in this field'],
  ['storeEmail', '', 'Please fill in this field'],
  ['storeEmail', 'hello@', 'Please enter a valid email address'],
  ['deliveryFee', '', 'Please fill in this field'],
  ['deliveryFee', '-1', 'At least ₹0.00'],
  ['taxRate', '5.55', 'In steps of 0.1'],
  ['cancelUnpaidAfterMinutes', '0', 'At least 1'],
  ['minOrderAmount', '0.005', 'At most 2 decimals'],
  ['unpaidItemsOfGuest', '', 'Please fill in this field'],
  ['unpaidItemsOfGuest', '0', 'At least 1'],
  ['unpaidItemsOfGuest', '1.5', 'Please enter a whole number'],
  ['unpaidAmountOfNetwork', '0', 'At least ₹1.00'],
  ['upiId', 'cafe', 'Please enter a valid UPI ID'],
  ['gstin', '11', 'A GSTIN has 15 characters'],
  [
    'gstin',
    '11ABCDE1234F1Z5',
    'A letter or digit of this GSTIN is wrong. Please copy it from your certificate again',
  ],
  ['gstin', '25ABCDE1234F1Z4', 'No state has the first two digits of this GSTIN'],
  ['fssaiNumber', '12', 'An FSSAI number has 14 digits'],
])('%s = %j is refused: %s', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual([[field, message]]);
});

test('the corners of an area are typed one per line, with commas or spaces, to the metre', () => {
  const area = {
    id: 'a',
    name: 'Ralang',
    deliveryFee: '40',
    minOrderAmount: '0',
    extraMinutes: '',
  };
  const corners = ' 27.3071234, 88.366\n\n27.33 88.366\n27.33,88.39\n';
  expect(problems({ deliveryAreas: [{ ...area, corners }] })).toEqual([
    ['deliveryAreas.0.extraMinutes', 'Please fill in this field'],
  ]);
  const typed = { ...area, extraMinutes: '5', corners };
  const { deliveryAreas } = settingsDraft.parse({ ...filled, deliveryAreas: [typed] });
  expect(deliveryAreas).toMatchObject([
    {
      deliveryFee: 40,
      corners: [
        [27.30712, 88.366],
        [27.33, 88.366],
        [27.33, 88.39],
      ],
    },
  ]);
  const wrong = (text: string) => problems({ deliveryAreas: [{ ...typed, corners: text }] });
  expect(wrong(`${corners}north of the bridge`)).toEqual([
    ['deliveryAreas.0.corners', '“north of the bridge” is not a corner such as 27.30712, 88.36605'],
  ]);
  expect(wrong('')).toEqual([['deliveryAreas.0.corners', 'Please draw at least 3 corners']]);
  expect(wrong(corners.replace('88.39', '89.9'))).toEqual([
    ['deliveryAreas.0.corners', 'Each corner must be within 100 km of the store'],
  ]);
});

test.each([{ storeLatitude: '9.965832, 76.242110' }, { storeLongitude: ' 9.965832 76.242110' }])(
  'a pair of coordinates in one field is the place, also on the map: %j',
  (pasted) => {
    const typed = { ...filled, ...pasted };
    const place = { storeLatitude: 9.96583, storeLongitude: 76.24211 };
    expect(settingsDraft.parse(typed)).toMatchObject(place);
    expect(storePlace([typed.storeLatitude, typed.storeLongitude])).toEqual({
      latitude: 9.96583,
      longitude: 76.24211,
    });
  },
);

test.each([
  { storeLatitude: '76.24211', storeLongitude: '9.96583' },
  { storeLatitude: '76.24211, 9.96583' },
])('exchanged coordinates are noticed: %j', (exchanged) => {
  expect(problems(exchanged)).toEqual([['storeLatitude', swappedMessage()]]);
});
