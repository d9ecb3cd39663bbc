import * as z from 'zod';
import { call } from '../platform/call';
import { timestamp } from '../platform/wire-values';

const slot = z.object({
  startsAt: timestamp.describe('An order names its slot by this'),
  opensAt: timestamp.describe('When the shop opens before it; the kitchen begins no earlier'),
  freeOrders: z.int().min(0),
  freeSeconds: z.int().min(0).describe('How much work the kitchen can still take'),
});

const slots = z.object({
  slotSeconds: z.int().describe('The most work of a slot; an order with more needs an empty one'),
  slots: z
    .array(slot)
    .describe('The quarters of an hour of today and tomorrow; empty while none can be booked'),
});
export type Slots = z.infer<typeof slots>;

export const slotsContract = {
  read: call('public', 'GET /slots', 'List the times for which one can order', {
    description:
      'At most a minute old. Which of them an order can have depends on how long it takes to make and to bring: see `GET /promise`. Room is counted again when an order is placed.',
  }).output(slots),
};
