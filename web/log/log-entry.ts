import type { LogEntryInput } from '../../shared/contract/platform/logs-contract';
import { jsonBytes } from '../../shared/domain/platform/json-bytes';
import { masked, maskedData } from '../../shared/domain/platform/masking';
import type { Noted } from '../device/noted';

/** In bytes of JSON, so that an entry in any script is within the server's limit. */
const MOST_MESSAGE = 500;
const MOST_STACK = 1200;
const MOST_OTHER = 200;
/** Texts are cut to this length before they are masked. */
const MOST_READ = 20_000;

/** Converts a note to a log entry, masked and shortened. */
export function logEntryOf(
  { level, category, said, at, path }: Noted,
  userAgent: string,
): LogEntryInput {
  const parts = Array.isArray(said) ? said : [said];
  const stack = parts.find((part) => part instanceof Error)?.stack;
  return {
    level,
    category,
    message: shortened(parts.map(describe).join(' '), MOST_MESSAGE),
    data: maskedData({
      ...Object.assign({}, ...parts.map(factsOf)),
      ...(typeof stack === 'string' && { stack: shortened(stack, MOST_STACK) }),
    }),
    timestamp: at,
    userAgent: shortened(userAgent, MOST_OTHER),
    path: shortened(path, MOST_OTHER),
  };
}

/** Masks before cutting, because half a token would not be recognised. */
function shortened(text: string, mostBytes: number): string {
  let cut = masked(text.slice(0, MOST_READ)).slice(0, mostBytes);
  while (jsonBytes(cut) > mostBytes) cut = cut.slice(0, -1);
  return cut;
}

/** A request's method and path, without its query, which may contain personal data. */
function factsOf(part: unknown): Record<string, string | number> {
  if (part instanceof Request) return { method: part.method, url: pathOf(part) };
  if (!(part instanceof Response)) return {};
  const requestId = part.headers.get('X-Request-Id');
  return { url: pathOf(part), status: part.status, ...(requestId && { requestId }) };
}

function pathOf({ url }: Request | Response): string {
  return shortened(new URL(url).pathname, MOST_OTHER);
}

function describe(part: unknown): string {
  if (part instanceof Request) return 'Request without a token';
  if (part instanceof Response) {
    return part.status === 401 ? 'Unauthorized request' : 'Failed request';
  }
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  if (typeof part === 'string') return part;
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    // The value has a cycle or a failing getter.
    return 'something that is no text';
  }
}
