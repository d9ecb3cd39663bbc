import * as z from 'zod';
import { call } from './call';
import { id, page, pageOf, programText, timestamp } from './wire-values';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** What a page wants remembered of itself. Who sent it and when it expires is the server's to say. */
export const logEntryInput = z.object({
  level: z.enum(LOG_LEVELS),
  category: programText(60),
  message: programText(2000),
  data: z.record(z.string().max(60), z.json()).default({}),
  timestamp,
  userAgent: programText(400).default(''),
  path: programText(400).default(''),
});

/** Kept 7 days (spec §9). */
export const logEntry = logEntryInput.extend({
  id,
  userId: id,
  expiresAt: timestamp,
});

export type LogEntry = z.infer<typeof logEntry>;
export type LogEntryInput = z.input<typeof logEntryInput>;

export const logsContract = {
  add: call('signed-in', { method: 'POST', path: '/logs', successStatus: 202 })
    .input(z.object({ entries: z.array(logEntryInput).min(1).max(50) }))
    .output(z.void()),
  list: call('logs', { method: 'GET', path: '/logs' })
    .input(z.object({ level: z.enum(LOG_LEVELS).optional(), ...page }))
    .output(pageOf(logEntry)),
};
