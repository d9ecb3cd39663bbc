import * as z from 'zod';
import { call } from '../platform/call';
import { comingTime } from '../platform/coming-time-shape';
import { timestamp } from '../platform/wire-values';
import { clockTime } from '../shop/hours-shape';

const KINDS = ['product', 'category', 'option'] as const;

/** An option's id has three parts: `<product>.<section>.<value>` or `<shared options>.<value>`. */
const soldOutId = z.string().regex(/^[!-~]{1,220}$/, 'Not an id');

const soldOut = z.object({
  now: timestamp.describe('The server’s time: a tablet’s clock may be wrong'),
  tomorrow: comingTime.describe('When the next day’s opening is'),
  items: z
    .array(
      z.object({
        kind: z
          .enum(KINDS)
          .describe('A `category` is sold out with its products, an `option` in all its dishes'),
        id: soldOutId,
        name: z.string().describe('In the language of the request'),
        until: timestamp,
        neededBy: z
          .array(z.int())
          .describe('Counter numbers of open orders with a dish of it that is still to be made'),
      }),
    )
    .describe('Those that are back first come first'),
});

export type SoldOut = z.infer<typeof soldOut>;
export type SoldOutItem = SoldOut['items'][number];

/** Their stock stays as it is. */
export const soldOutContract = {
  list: call('orders', 'GET /products/sold-out', 'List what is sold out for a while').output(
    soldOut,
  ),
  set: call(
    'orders',
    'PUT /products/sold-out',
    'Mark a product, a category or an option sold out',
    {
      description: 'Until the next day’s opening, or until the clock next shows a time.',
    },
  )
    .input(
      z.object({
        kind: z.enum(KINDS),
        id: soldOutId,
        until: z.literal('tomorrow').or(clockTime).nullable().describe('Null: it is back'),
      }),
    )
    .output(soldOut),
};
