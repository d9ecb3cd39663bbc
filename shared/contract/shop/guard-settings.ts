import * as z from 'zod';
import { httpsUrl } from '../platform/wire-values';

const minutes = z.int().min(1).max(1440);

/** When the guard acts, in the document of the kitchen's settings. Null switches a step off. */
export const guardSettings = z.object({
  boardGoneAfterSeconds: z
    .int()
    .min(60)
    .max(3600)
    .describe('The owner is told when no tablet has reported for this long'),
  pauseAfterMinutes: minutes
    .nullable()
    .describe('The shop is paused when no tablet has reported for this long; null: never'),
  waitingAfterMinutes: minutes.describe(
    'The owner is told when nobody accepts an order for this long',
  ),
  customerToldAfterMinutes: minutes
    .nullable()
    .describe('The customer is told when nobody accepts the order for this long; null: never'),
  cancelAfterMinutes: minutes
    .nullable()
    .describe('An order that nobody accepts for this long is cancelled; null: never'),
  webhookUrl: httpsUrl.describe('Gets each message to the owner as JSON'),
});
export type GuardSettings = z.infer<typeof guardSettings>;

export const GUARD_DEFAULTS: Readonly<GuardSettings> = {
  boardGoneAfterSeconds: 90,
  pauseAfterMinutes: 5,
  waitingAfterMinutes: 3,
  customerToldAfterMinutes: 10,
  cancelAfterMinutes: null,
  webhookUrl: '',
};
