/** For a response without a reason. They have a file of their own, because every page loads it. */
export const OUTAGE_SENTENCES = {
  internal_error: 'Something went wrong on our side. Please try again.',
  unavailable: 'The shop cannot take this right now. Please try again in a moment.',
} as const;
