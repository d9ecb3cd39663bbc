import { DEFAULT_COLOURS } from '../../domain/shop/shop-colours';
import { type ContentInput, contentInput } from './content-contract';

const NOTHING = ['', null, [], {}];

function emptyContent(): ContentInput {
  const entries = Object.entries(contentInput.shape).map(([name, schema]) => [
    name,
    NOTHING.find((value) => schema.safeParse(value).success),
  ]);
  return Object.fromEntries(entries);
}

/** It says nothing about the cafe. */
export const CONTENT_DEFAULTS: Readonly<ContentInput> = {
  ...emptyContent(),
  ...DEFAULT_COLOURS,
  smsText: '{code} is your {name} code',
};
