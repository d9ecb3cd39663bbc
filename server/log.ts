import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { HIDDEN, type Json, masked, maskedData } from '../shared/domain/masking';
import type { LogLevel } from './env';

/**
 * The process's log: one line of JSON an event, on standard output. Whatever is said to it, no phone
 * number, code, token, password, name or address of a person gets into it. A child's own fields are ids.
 * @param stream where else the lines go.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino's own would read an error's fields anew.
      serializers: { err: (err: unknown) => err },
      hooks: {
        // Before anything of pino's own: it would take an error's message for the line's.
        logMethod(said, write) {
          const [first, ...rest]: unknown[] = said;
          const fields = first instanceof Error ? { err: first } : first;
          const isFields = typeof fields === 'object' && fields !== null;
          const words = isFields ? rest : said;
          const message = words.length > 0 ? masked(format(...words)) : undefined;
          write.apply(this, [isFields ? safeFields(fields) : {}, message]);
        },
      },
    },
    stream ?? pino.destination(1),
  );
}

/** What the HTTP layer itself says of a request. Ids look like tokens and are none. */
const OWN_FIELDS = new Set(['requestId', 'userId', 'method', 'route', 'status', 'ms', 'refusal']);

/** Who a person is and where they live (spec §3), besides the secrets that masking.ts goes by. */
const PERSONAL_FIELD =
  /^(?:name|customer_?name|street|apt_?suite|city|zip_?code|delivery_?address|address|client_?address|latitude|longitude|accuracy|email|.*instructions|query|url|body|parameters)$/i;

const DEEPEST = 5;

function safeFields(fields: object): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const own = OWN_FIELDS.has(name) && (typeof value === 'string' || typeof value === 'number');
      return [name, own ? value : (maskedData({ [name]: plain(value, name, 0) })[name] ?? null)];
    }),
  );
}

/** Anything as JSON; of an error what tells where it came from, not what a driver adds about the row. */
function plain(value: unknown, name: string, depth: number): Json {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (PERSONAL_FIELD.test(name)) return HIDDEN;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') return String(value);
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((each) => plain(each, '', depth + 1));
  if (value instanceof Error) return plainError(value, depth);
  if (value instanceof Date) return value.toISOString();
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value.constructor.name;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, plain(each, key, depth + 1)]),
  );
}

function plainError(error: Error, depth: number): Json {
  const { message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: error.constructor.name,
    message,
    ...code,
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && { cause: plain(cause, 'cause', depth + 1) }),
  };
}
