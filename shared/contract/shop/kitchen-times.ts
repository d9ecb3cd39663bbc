import * as z from 'zod';

/** The owner's settings from which the promise of time is found. */
export const kitchenTimes = {
  hands: z.int().min(1).max(20).describe('People who make food at the same time'),
  usualMinutes: z.int().min(1).max(120).describe('To make a dish without a time of its own'),
};

export const KITCHEN_TIMES_DEFAULTS = { hands: 2, usualMinutes: 8 };
