import { MINUTE_MS } from '../../../../shared/domain/platform/durations';
import { createStoredStore, isRecord } from '../../../device/stored-store';
import { storedText } from '../../../device/stored-text';

export interface CodeSent {
  /** Ten digits, or the digits typed so far. */
  digits: string;
  /** Milliseconds since the epoch; null while no code was sent. */
  sentAt: number | null;
}

const NO_CODE_SENT: CodeSent = { digits: '', sentAt: null };

const CODE_LIFE_MS = 10 * MINUTE_MS;
const RESEND_AFTER_MS = 30_000;

/** Stored per tab, because phones with little memory discard a page while its visitor looks up the code. */
export const codeSent = createStoredStore<CodeSent>({
  storage: storedText('maenam-code-sent', 'session'),
  version: 1,
  parse: (data) => parseCodeSent(data, Date.now()),
  initial: () => NO_CODE_SENT,
});

/** Undefined when the code has expired. */
export function parseCodeSent(data: unknown, now: number): CodeSent | undefined {
  if (!isRecord(data)) return undefined;
  const { digits, sentAt } = data;
  if (typeof digits !== 'string' || typeof sentAt !== 'number') return undefined;
  return sentAt <= now && now - sentAt < CODE_LIFE_MS ? { digits, sentAt } : undefined;
}

/** Whole seconds until a new code can be requested; 0 when it can. */
export function resendWaitSeconds(sentAt: number, now: number): number {
  const wait = Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000);
  return Math.min(Math.max(0, wait), RESEND_AFTER_MS / 1000);
}
