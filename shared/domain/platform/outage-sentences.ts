/**
 * What a page says by itself when a response gives no reason. These sentences have a file of their own,
 * because every page of the shop loads it.
 */
export const OUTAGE_SENTENCES = {
  internal_error: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop cannot take this right now. Please try again in a moment.',
} as const;
