import * as z from 'zod';
import { call } from './call';
import { timestamp } from './wire-values';

/** What visitors do, counted without saying who (spec §7). */
export const analyticsEvent = z.object({
  name: z.string().regex(/^[a-z][a-z_]{0,59}$/),
  data: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .default({}),
  at: timestamp,
});

export const eventsContract = {
  record: call('public', 'POST /events', { successStatus: 202 })
    .input(z.object({ events: z.array(analyticsEvent).min(1).max(50) }))
    .output(z.void()),
};
