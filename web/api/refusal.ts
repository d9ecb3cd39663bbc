import { OUTAGE_SENTENCES } from '../../shared/domain/platform/outage-sentences';
import type { RefusalCode, RefusalData } from '../../shared/domain/platform/refusals';

/** Why a call was refused: a code to switch over, a message for the user, and the code's data. */
export type Refusal = {
  [Code in RefusalCode]: { code: Code; message: string; data: RefusalData[Code] };
}[RefusalCode];

const UNREACHABLE_MESSAGE = "We can't reach the shop. Please check your connection and try again.";

/** The shop writes its codes in small letters; other programs, such as a proxy, do not know them. */
function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && /^[a-z]+(_[a-z]+)*$/.test(code);
}

/** Thrown by a failed call; `refusal()` reads it. */
export class WireError extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly data: unknown;
  /** The response's `X-Request-Id`, which identifies the call in the server's log. */
  requestId: string | null = null;

  constructor(code: RefusalCode, status: number, message: string, data?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'WireError';
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** Parses the wire's `{ code, status, message, data? }`. Any other body counts as an outage. */
export function errorFromWire(body: unknown, status: number): WireError {
  const wire = typeof body === 'object' && body !== null ? body : {};
  if ('code' in wire && isRefusalCode(wire.code)) {
    const message = 'message' in wire && typeof wire.message === 'string' ? wire.message : '';
    return new WireError(wire.code, status, message, 'data' in wire ? wire.data : undefined);
  }
  const code = status >= 502 ? 'unavailable' : 'internal_error';
  return new WireError(code, status, OUTAGE_SENTENCES[code]);
}

/** The request or its response was lost. */
export function unreachable(cause: unknown): WireError {
  return new WireError('unavailable', 503, UNREACHABLE_MESSAGE, undefined, cause);
}

/** Reads a call's error. Anything but a refusal is a bug, an `internal_error`. */
export function refusal(error: unknown): Refusal {
  if (error instanceof WireError) {
    // The server validates its responses against the contract; the code determines the data.
    return { code: error.code, message: error.message, data: error.data } as Refusal;
  }
  return {
    code: 'internal_error',
    message: OUTAGE_SENTENCES.internal_error,
    data: undefined,
  };
}
