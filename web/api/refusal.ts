import { OUTAGE_SENTENCES } from '../../shared/domain/platform/outage-sentences';
import type { RefusalCode, RefusalData } from '../../shared/domain/platform/refusals';
import { m } from '../../shared/messages/compiled/messages';

/** Why a call was refused: a code to switch over, the code's data, and the sentence for the user. */
export type Refusal = {
  [Code in RefusalCode]: {
    code: Code;
    message: string;
    data: RefusalData[Code];
    /** Whether no answer came, so that the call may have been handled. */
    isLost?: boolean;
  };
}[RefusalCode];

/** A refusal as the shop writes it. */
interface WireRefusal {
  code: RefusalCode;
  message: string;
  data?: unknown;
}

/** The only codes with which the shop says that it failed. */
const FAILURE_CODES = new Set<RefusalCode>(['internal_error', 'unavailable', 'code_not_sent']);

/**
 * Whether a body is the shop's. What a proxy says with a status and words of its own is an outage: an order
 * may have been placed behind it, so it must not count as refused.
 */
function isRefusal(body: unknown, status: number): body is WireRefusal {
  if (typeof body !== 'object' || body === null) return false;
  const { code, status: said, message } = body as Record<string, unknown>;
  if (typeof code !== 'string' || !/^[a-z]+(_[a-z]+)*$/.test(code)) return false;
  if (said !== status || typeof message !== 'string') return false;
  return status < 500 || FAILURE_CODES.has(code as RefusalCode);
}

/** Thrown by a failed call; `refusal()` reads it. */
export class WireError extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly data: unknown;
  /** The response's `X-Request-Id`, which identifies the call in the server's log. */
  requestId: string | null = null;
  /** Whether the request or its response was lost. */
  isLost = false;

  constructor(code: RefusalCode, status: number, message: string, data?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'WireError';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** Parses `{ code, status, message, data? }`; any other body counts as an outage. */
export async function errorFromWire(body: unknown, status: number): Promise<WireError> {
  if (isRefusal(body, status)) {
    const { code, data, message } = body;
    return new WireError(code, status, await sentenceOf(code, data, message), data);
  }
  const code = status >= 502 ? 'unavailable' : 'internal_error';
  return new WireError(code, status, OUTAGE_SENTENCES[code]());
}

/** A slow network must not hold a refusal back for longer (ms). */
const LOADED_WITHIN_MS = 3000;

/** Loaded with the first refusal. @param said by the server: for a page without these sentences. */
async function sentenceOf(code: RefusalCode, data: unknown, said: string): Promise<string> {
  const worded = import('../../shared/domain/platform/refusals').then(({ refusalMessage }) =>
    refusalMessage(code, data as RefusalData[RefusalCode]),
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, LOADED_WITHIN_MS, said));
  return Promise.race([worded.catch(() => said), late]);
}

export function unreachable(cause: unknown): WireError {
  const error = new WireError('unavailable', 503, m.times_unreachable(), undefined, cause);
  error.isLost = true;
  return error;
}

/** Reads a call's error. Anything but a refusal is a bug, an `internal_error`. */
export function refusal(error: unknown): Refusal {
  if (error instanceof WireError) {
    // The server validates its responses against the contract; the code determines the data.
    const { code, message, data, isLost } = error;
    return { code, message, data, ...(isLost && { isLost }) } as Refusal;
  }
  return { code: 'internal_error', message: OUTAGE_SENTENCES.internal_error(), data: undefined };
}
