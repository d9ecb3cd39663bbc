import * as z from 'zod';
import { call } from '../platform/call';
import { removal, removalInput, removed } from '../platform/removal';
import { id, version } from '../platform/wire-values';
import { checkRule, menuSections, optionSection } from './option-shape';

/** Far more than a cafe's menu has. */
const MOST_DISHES = 1000;

const fields = optionSection.extend({
  productIds: z
    .array(id)
    .max(MOST_DISHES)
    .refine((ids) => new Set(ids).size === ids.length, 'Each only once')
    .describe('The dishes that have these options; the others lose them'),
});

export const sharedOptionsInput = fields.superRefine(checkRule);

const sharedOptions = menuSections.valueType.omit({ sharedId: true }).extend({
  id,
  productIds: z.array(id).describe('In the order of the menu'),
  version,
});

export type SharedOptions = z.infer<typeof sharedOptions>;

const PATH = '/products/shared-options';

export const sharedOptionsContract = {
  list: call('products', `GET ${PATH}`, 'List the shared options').output(z.array(sharedOptions)),
  create: call('products', `POST ${PATH}`, 'Add shared options', {
    successStatus: 201,
    description:
      'In a dish they take the place of its own section with the same label, or come last.',
  })
    .input(sharedOptionsInput)
    .output(sharedOptions),
  update: call('products', `PUT ${PATH}/{id}`, 'Change shared options in all their dishes')
    .input(fields.extend({ id, version: version.optional() }).superRefine(checkRule))
    .output(sharedOptions),
  remove: call('products', `DELETE ${PATH}/{id}`, 'Delete shared options', removal)
    .input(removalInput)
    .output(removed),
};
