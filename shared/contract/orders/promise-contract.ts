import * as z from 'zod';
import { call } from '../platform/call';
import { timestamp } from '../platform/wire-values';

/** How long orders really take, as factors of the estimate. */
export const pace = z.object({ low: z.number(), middle: z.number(), high: z.number() });

const kitchenNow = z.object({
  now: timestamp.describe('The server’s time'),
  window: z
    .object({ from: timestamp, until: timestamp })
    .nullable()
    .describe('For a pickup of one dish that takes the usual time; null while the shop is closed'),
  latest: timestamp
    .nullable()
    .describe('Nothing is promised for later: such a window has no length and lies here'),
  hands: z.int().min(1).describe('In the kitchen'),
  usualMinutes: z.int().describe('To make a dish without a time of its own'),
  waitSeconds: z.int().describe('How long all hands need for the open orders'),
  busyMinutes: z.int().describe('Added by staff'),
  paces: z
    .array(pace)
    .describe('How long orders really take, as factors of the estimate, by the wait'),
});
export type KitchenNow = z.infer<typeof kitchenNow>;

export const promiseContract = {
  read: call('public', 'GET /promise', 'Read when an order would be ready', {
    description: 'At most a minute old. An order is promised its own window when it is placed.',
  }).output(kitchenNow),
};
