import { DEFAULT_COLOURS } from '../../domain/shop/shop-colours';
import { type ContentInput, contentInput } from './content-contract';

const NOTHING = ['', null, []];

function emptyContent(): ContentInput {
  const entries = Object.entries(contentInput.shape).map(([name, schema]) => [
    name,
    NOTHING.find((value) => schema.safeParse(value).success),
  ]);
  return Object.fromEntries(entries);
}

/** It says nothing about the cafe. The delivery hours and the town are defaults (shop rules 3 and 11). */
export const CONTENT_DEFAULTS: Readonly<ContentInput> = {
  ...emptyContent(),
  deliveryHours: '10:00am-7:30pm daily',
  addressCity: 'Ravangla',
  addressState: 'Sikkim',
  addressPinCode: '737139',
  ...DEFAULT_COLOURS,
  smsText: '{code} is your {name} code',
};
