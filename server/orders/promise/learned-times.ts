import * as z from 'zod';
import { pace } from '../../../shared/contract/orders/promise-contract';
import { timestamp } from '../../../shared/contract/platform/wire-values';

export const learnedTimes = z.object({
  paces: z.array(z.array(pace)),
  /** How long orders take now, as a factor of the paces, for those placed until then. */
  slowness: z.number(),
  slowUntil: timestamp,
  /** Whether the kitchen tells when orders are ready. */
  isTapped: z.boolean(),
});
export type LearnedTimes = z.infer<typeof learnedTimes>;

/** A new shop's staff are assumed not to tap Ready. */
export const NOTHING_LEARNED: LearnedTimes = {
  paces: [],
  slowness: 1,
  slowUntil: '',
  isTapped: false,
};
