import { type Logger, pino } from 'pino';
import type { LogLevel } from './env';

/** The process's log: one line of JSON an event, on standard output. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
