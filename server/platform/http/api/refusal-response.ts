import {
  type RefusalCode,
  type RefusalData,
  refusalMessage,
  refusalStatus,
} from '../../../../shared/domain/platform/refusals';

/** A restarting database is available again within seconds. */
const UNAVAILABLE_RETRY_S = 5;

const codes = new WeakMap<Response, RefusalCode>();

export function refusalCodeOf(response: Response): RefusalCode | undefined {
  return codes.get(response);
}

/** A refusal as JSON, `{ code, status, message, data? }`, with `Retry-After` where waiting helps. */
export function refusalResponse<Code extends RefusalCode>(
  code: Code,
  data: RefusalData[Code],
): Response {
  const status = refusalStatus(code);
  const body = { code, status, message: refusalMessage(code, data), ...(data && { data }) };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const retryAfterS = retryAfter(code, data);
  if (retryAfterS !== undefined) headers.set('Retry-After', String(retryAfterS));
  const response = Response.json(body, { status, headers });
  codes.set(response, code);
  return response;
}

function retryAfter(code: RefusalCode, data: RefusalData[RefusalCode]): number | undefined {
  if (data && 'retryAfterSeconds' in data) return data.retryAfterSeconds;
  return code === 'unavailable' ? UNAVAILABLE_RETRY_S : undefined;
}
