import * as z from 'zod';
import { jsonBytes } from '../domain/json-bytes';
import { call } from './call';
import { timestamp } from './wire-values';

/** Pages send one to three facts in about 150 bytes. The bounds keep strangers from filling the disk. */
const MOST_EVENT_FACTS = 10;
const MOST_EVENT_BYTES = 1024;

/** Counts before the facts are read: errors for thousands of them take longer than an order. */
function refuseManyFacts<Data>(data: Data, context: z.RefinementCtx): Data {
  if (Object.keys(Object(data)).length > MOST_EVENT_FACTS) {
    const message = `More than ${MOST_EVENT_FACTS} facts`;
    context.addIssue({ code: 'custom', message, input: data, continue: false });
  }
  return data;
}

/** Anonymous events of visitors (spec §7). */
export const analyticsEvent = z
  .object({
    name: z.string().regex(/^[a-z][a-z_]{0,59}$/),
    data: z
      .preprocess(
        refuseManyFacts,
        z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])),
      )
      .default({}),
    at: timestamp,
  })
  .refine((event) => jsonBytes(event) <= MOST_EVENT_BYTES, {
    error: `The event has more than ${MOST_EVENT_BYTES} bytes`,
  });

export const eventsContract = {
  record: call('public', 'POST /events', 'Record analytics events', { successStatus: 202 })
    .input(z.object({ events: z.array(analyticsEvent).min(1).max(50) }))
    .output(z.void()),
};
