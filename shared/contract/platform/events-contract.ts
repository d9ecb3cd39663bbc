import * as z from 'zod';
import { VISIT_STEPS } from '../../domain/platform/counted-events';
import { jsonBytes } from '../../domain/platform/json-bytes';
import { call } from './call';
import { day, id, seriesDays, timestamp } from './wire-values';

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

/** Anonymous events of visitors (platform rule 11). */
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

const visitCount = z.int().describe('Visits in which it happened');

/** Visits of people who allow counting, by days in Asia/Kolkata. */
const visits = z.object({
  countedUntil: timestamp.nullable().describe('When the last counted event was received'),
  days: z
    .array(z.object({ date: day, visits: z.int() }))
    .describe('Every requested day up to today, oldest first'),
  steps: z
    .array(z.object({ step: z.enum(VISIT_STEPS), visits: visitCount }))
    .describe('All visits, then those that reached each step on the way to an order'),
  products: z
    .array(
      z.object({
        id,
        name: z.string(),
        seen: visitCount,
        seenSoldOut: visitCount,
        added: visitCount,
        ordered: visitCount,
      }),
    )
    .describe('Up to 100 products, first those that the most visits saw and did not order'),
});

export type Visits = z.infer<typeof visits>;

export const eventsContract = {
  readVisits: call('visits', 'GET /admin/visits', 'Read the counts of visits')
    .input(z.object({ days: seriesDays.default(30) }))
    .output(visits),
  record: call('public', 'POST /events', 'Record analytics events', { successStatus: 202 })
    .input(z.object({ events: z.array(analyticsEvent).min(1).max(50) }))
    .output(z.void()),
};
