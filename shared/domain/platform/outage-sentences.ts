import { m } from '../../messages/compiled/messages';

/** For a response without a reason. They have a file of their own, because every page loads it. */
export const OUTAGE_SENTENCES = {
  internal_error: () => m.times_our_fault(),
  unavailable: () => m.times_unavailable(),
} as const;
