import {
  REFUSAL_STATUS,
  type RefusalCode,
  type RefusalData,
  refusalMessage,
} from '../../shared/domain/refusals';

const codes = new WeakMap<Response, RefusalCode>();

/** The code of a refusal that was made here; undefined for any other answer. */
export function refusalCodeOf(response: Response): RefusalCode | undefined {
  return codes.get(response);
}

/** A refusal in the wire's form: `{ code, status, message, data? }`, with `Retry-After` where waiting helps. */
export function refusalResponse<Code extends RefusalCode>(
  code: Code,
  data: RefusalData[Code],
): Response {
  const status = REFUSAL_STATUS[code];
  const body = { code, status, message: refusalMessage(code, data), ...(data && { data }) };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (data && 'retryAfterSeconds' in data) {
    headers.set('Retry-After', String(data.retryAfterSeconds));
  }
  const response = Response.json(body, { status, headers });
  codes.set(response, code);
  return response;
}
