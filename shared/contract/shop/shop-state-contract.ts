import * as z from 'zod';
import {
  BUSY_FOR_DEFAULT_MINUTES,
  BUSY_FOR_MINUTES,
  BUSY_MINUTES,
  PAUSE_MINUTES,
  PAUSE_REASONS,
} from '../../domain/shop/shop-state';
import { call } from '../platform/call';
import { closing, deliveryPauseShape } from '../platform/closing-shape';
import { comingTime } from '../platform/coming-time-shape';
import { id, timestamp } from '../platform/wire-values';

export const storedShopState = z.object({
  pausedUntil: timestamp.nullable(),
  pausedBy: z.enum(PAUSE_REASONS),
  busyMinutes: z.int().min(0),
  busyUntil: timestamp.nullable(),
  noDeliveryUntil: timestamp.nullable(),
  pausedAreas: z.record(z.string(), timestamp),
  reopensAs: z.enum(['hours', 'open']),
  soldOutOptions: z.record(z.string(), timestamp),
});

export const areaPauseShape = deliveryPauseShape.extend({ areaId: id });

const shopState = z.object({
  now: timestamp.describe('The server’s time: a tablet’s clock may be wrong'),
  mode: z
    .enum(['open', 'paused', 'closed', 'out-of-hours'])
    .describe('`closed` by staff, until they open it; `out-of-hours` until the hours open it'),
  closing: closing.nullable().describe('Null while it takes orders'),
  pausedUntil: timestamp.nullable(),
  pausedBy: z.enum(PAUSE_REASONS).nullable(),
  busyMinutes: z.int().describe('0 unless the kitchen is busy'),
  busyUntil: timestamp.nullable(),
  noDelivery: deliveryPauseShape.nullable(),
  areas: z
    .array(z.object({ id, name: z.string(), pause: deliveryPauseShape.nullable() }))
    .describe('The areas that the owner has drawn, in their order'),
  tomorrow: comingTime.describe('When the hours open the shop on a later day'),
});

const endOfPause = timestamp.describe('In the future, and at most 31 days away');

/** The last of two changes at once holds. */
const shopStateChange = z.discriminatedUnion('to', [
  z.object({ to: z.literal('open') }),
  z.object({
    to: z.literal('paused'),
    for: z.literal([...PAUSE_MINUTES, 'tomorrow']).describe('Minutes'),
  }),
  z.object({ to: z.literal('closed') }),
  z.object({
    to: z.literal('busy'),
    minutes: z.literal(BUSY_MINUTES),
    for: z.literal(BUSY_FOR_MINUTES).default(BUSY_FOR_DEFAULT_MINUTES).describe('Minutes'),
  }),
  z.object({ to: z.literal('usual') }).describe('No longer busy'),
  z.object({
    to: z.literal('no-delivery'),
    until: endOfPause,
  }),
  z.object({ to: z.literal('delivery') }).describe('Delivers again'),
  z.object({ to: z.literal('no-delivery-to-area'), areaId: id, until: endOfPause }),
  z.object({ to: z.literal('delivery-to-area'), areaId: id }),
]);

export type ShopStateNow = z.infer<typeof shopState>;
export type ShopStateChange = z.output<typeof shopStateChange>;

export const shopStateContract = {
  read: call('orders', 'GET /settings/state', 'Read whether the shop is paused or busy').output(
    shopState,
  ),
  change: call(
    'orders',
    'PUT /settings/state',
    'Open, pause or close the shop, or stop deliveries',
    {
      description: 'A pause, a busy time and a closed road end by themselves.',
    },
  )
    .input(shopStateChange)
    .output(shopState),
};
