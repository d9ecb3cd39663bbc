import * as z from 'zod';
import { jsonBytes } from '../../domain/platform/json-bytes';
import type { Json } from '../../domain/platform/masking';
import { call } from './call';
import { day, id, page, pageOf, programText, sortBy, text, timestamp } from './wire-values';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

const MOST_LEVELS = 5;
const MOST_NAME_LENGTH = 60;

/** Its depth is limited, so that recursive code ends. A schema for each level would take half a second. */
function isJson(value: unknown, levels: number): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  const isInner = ([name, inner]: [string, unknown]) =>
    name.length <= MOST_NAME_LENGTH && isJson(inner, levels - 1);
  return levels > 0 && Object.entries(value).every(isInner);
}

/** An error with its stack takes less than 3 kB; a bound keeps one account from filling the disk. */
export const MOST_LOG_ENTRY_BYTES = 4096;

const logFields = z.object({
  level: z.enum(LOG_LEVELS),
  category: programText(60),
  message: programText(2000),
  data: z
    .record(z.string(), z.any() as z.ZodType<Json>)
    .refine((data) => isJson(data, MOST_LEVELS), {
      abort: true,
      error: `More than ${MOST_LEVELS} levels, or a name of more than ${MOST_NAME_LENGTH} characters`,
    })
    .default({}),
  timestamp,
  userAgent: programText(400).default(''),
  path: programText(400).default(''),
});

/** A page's log entry. The server sets its user and expiry. */
export const logEntryInput = logFields.refine((entry) => jsonBytes(entry) <= MOST_LOG_ENTRY_BYTES, {
  error: `The entry has more than ${MOST_LOG_ENTRY_BYTES} bytes`,
});

/** Stored for 7 days (platform rule 8). */
export const logEntry = logFields.extend({
  id,
  userId: id,
  expiresAt: timestamp,
});

export type LogEntry = z.infer<typeof logEntry>;
export type LogEntryInput = z.input<typeof logEntryInput>;

/** Lists and searches look no further back than this many entries; days narrow them to older ones. */
export const MOST_LOGS_SEARCHED = 10_000;

const LOG_SORTS = ['timestamp', 'level', 'message', 'path'] as const;
export type LogSort = (typeof LOG_SORTS)[number];

export const logFilter = z.object({
  level: z.enum(LOG_LEVELS).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  q: text(100)
    .optional()
    .describe('Words in the category, message, data, path or user id, ignoring case'),
  sort: sortBy(LOG_SORTS).default('-timestamp'),
  ...page,
});

export type LogFilter = z.output<typeof logFilter>;

export const logsContract = {
  add: call('signed-in', 'POST /logs', 'Log errors of a page', {
    successStatus: 202,
    isAutomatic: true,
  })
    .input(z.object({ entries: z.array(logEntryInput).min(1).max(50) }))
    .output(z.void()),
  list: call('logs', 'GET /logs', 'List the logs')
    .input(logFilter)
    .output(pageOf(logEntry).describe(`Out of the newest ${MOST_LOGS_SEARCHED}`)),
};
