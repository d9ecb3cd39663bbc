import { format } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { HIDDEN, type Json, masked, maskedData } from '../../../shared/domain/platform/masking';
import { outageLines } from './outage-lines';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One line of JSON an event on standard output, or `stream`. Phone numbers, codes, tokens, passwords,
 * names and addresses are masked, and long texts are cut. A child's own fields are ids. An outage of the
 * database has two lines, see `outageLines`.
 */
export function createLog(level: LogLevel, stream?: DestinationStream): Logger {
  const outage = outageLines((fields) => log.warn(fields, 'the database answers again'));
  const log = pino(
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
          const judged = isFields ? outage.judge(fields) : 'write';
          if (judged === 'count') return;
          const message = words.length > 0 ? safeText(format(...words)) : undefined;
          const began = judged === 'began' && { outage: 'began' };
          write.apply(this, [{ ...began, ...(isFields && safeFields(fields)) }, message]);
        },
      },
    },
    stream ?? pino.destination(1),
  );
  return log;
}

/** Sends libraries' console output to the log. `console.log` still prints for the operator. */
export function logConsole(
  log: Logger,
  target: Record<'error' | 'warn' | 'info', (...words: never[]) => void> = console,
): void {
  target.error = (...words) => log.error(format(...words));
  target.warn = (...words) => log.warn(format(...words));
  target.info = (...words) => log.info(format(...words));
}

/** Some texts come from clients and may be long, and Docker splits lines of more than 16 kB. */
const MAX_TEXT = 4000;

/** Masks and cuts a text. It cuts to twice the length first, so that no secret is cut before it is masked. */
function safeText(text: string): string {
  const safe = masked(text.slice(0, 2 * MAX_TEXT));
  return safe.length > MAX_TEXT ? `${safe.slice(0, MAX_TEXT)}…` : safe;
}

/** Fields of the HTTP layer that are not masked, although ids look like tokens. */
const OWN_FIELDS = new Set(['requestId', 'userId', 'method', 'route', 'status', 'ms', 'refusal']);

/** Fields with personal data (platform rule 15), besides the secrets that masking.ts finds. */
const PERSONAL_FIELD =
  /^(?:name|customer_?name|street|apt_?suite|city|zip_?code|delivery_?address|address|client_?address|latitude|longitude|accuracy|email|.*instructions|query|url|body|parameters)$/i;

const MAX_DEPTH = 5;

function safeFields(fields: object): Record<string, Json> {
  const safe = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const own = OWN_FIELDS.has(name) && (typeof value === 'string' || typeof value === 'number');
      return [name, own ? value : (maskedData({ [name]: plain(value, name, 0) })[name] ?? null)];
    }),
  );
  const text = JSON.stringify(safe);
  return text.length > 2 * MAX_TEXT ? { cut: safeText(text) } : safe;
}

/** Converts any value to JSON. Of an error only some fields are kept, because a driver adds the row's values. */
function plain(value: unknown, name: string, depth: number): Json {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (PERSONAL_FIELD.test(name)) return HIDDEN;
  if (typeof value === 'string') return safeText(value);
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
    message: safeText(message),
    ...code,
    ...(stack !== undefined && { stack: safeText(stack) }),
    ...(cause !== undefined && { cause: plain(cause, 'cause', depth + 1) }),
  };
}
