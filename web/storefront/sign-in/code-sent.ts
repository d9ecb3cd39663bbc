/** A number that a code was sent to, and when; no time while none was sent. */
export interface CodeSent {
  /** Ten digits, or what was typed so far. */
  digits: string;
  /** Milliseconds since the epoch. */
  sentAt: number | null;
}

export const NO_CODE_SENT: CodeSent = { digits: '', sentAt: null };

/** A code counts this long; then the form begins anew. */
const CODE_LIFE_MS = 10 * 60_000;
/** Another code can be asked for after this. */
const RESEND_AFTER_MS = 30_000;

/** What was kept of an earlier visit; undefined when it is none, or its code has run out. */
export function readCodeSent(kept: unknown, now: number): CodeSent | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { digits, sentAt }: { digits?: unknown; sentAt?: unknown } = kept;
  if (typeof digits !== 'string' || typeof sentAt !== 'number') return undefined;
  return sentAt <= now && now - sentAt < CODE_LIFE_MS ? { digits, sentAt } : undefined;
}

/** Whole seconds until a new code can be asked for; 0 when it can. */
export function resendWaitSeconds(sentAt: number, now: number): number {
  const wait = Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000);
  return Math.min(Math.max(0, wait), RESEND_AFTER_MS / 1000);
}
