import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { HIDDEN, type Json, masked, maskedData } from '../shared/domain/masking';
import type { LogLevel } from './env';

/**
 * The process's log: one line of JSON for each event, on standard output. Phone numbers, codes, tokens,
 * passwords, names and addresses are masked in whatever is logged. A child's own fields are ids.
 * @param stream replaces standard output.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino's serializer would read an error's fields again.
      serializers: { err: (err: unknown) => err },
      hooks: {
        // Runs first, because pino would use an error's message as the line's.
        logMethod(args, write) {
          const [first, ...rest]: unknown[] = args;
          const fields = first instanceof Error ? { err: first } : first;
          const isFields = typeof fields === 'object' && fields !== null;
          const words = isFields ? rest : args;
          const message = words.length > 0 ? masked(format(...words)) : undefined;
          write.apply(this, [isFields ? safeFields(fields) : {}, message]);
        },
      },
    },
    stream ?? pino.destination(1),
  );
}

/** Fields of the HTTP layer, which are not masked: ids look like tokens. */
const OWN_FIELDS = new Set(['requestId', 'userId', 'method', 'route', 'status', 'ms', 'refusal']);

/** Who a person is and where they live (spec §3), besides the secrets that masking.ts knows. */
const PERSONAL_FIELD =
  /^(?:name|customer_?name|street|apt_?suite|city|zip_?code|delivery_?address|address|client_?address|latitude|longitude|accuracy|email|.*instructions|query|url|body|parameters)$/i;

const MAX_DEPTH = 5;

function safeFields(fields: object): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const own = OWN_FIELDS.has(name) && (typeof value === 'string' || typeof value === 'number');
      return [name, own ? value : (maskedData({ [name]: plain(value, name, 0) })[name] ?? null)];
    }),
  );
}

/** Any value as JSON. Of an error only its origin: a driver adds values of the row. */
function plain(value: unknown, name: string, depth: number): Json {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (PERSONAL_FIELD.test(name)) return HIDDEN;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') return String(value);
  if (depth === MAX_DEPTH) return '…';
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
