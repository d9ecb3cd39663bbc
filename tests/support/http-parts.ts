import { type Logger, pino } from 'pino';
import { createApiHandler } from '../../server/http/api-handler';
import type { HttpParts } from '../../server/http/http-app';

/** The parts of a shop over HTTP that has nothing to show: a test names those that it is about. */
export function httpParts(): HttpParts {
  let ids = 0;
  return {
    log: pino({ level: 'silent' }),
    newRequestId: () => `request-${++ids}`,
    clock: () => new Date(),
    trustProxy: 0,
    publicUrl: 'http://localhost:3000',
    checkReady: async () => {},
    api: createApiHandler([]),
    assets: new Map(),
    pictures: new Map(),
    bodyLimits: new Map(),
    storedPictures: async () => undefined,
    pages: undefined,
    onPublicChange: () => {},
    isHearing: () => true,
  };
}

/** A log of which each line goes, read, to the test. */
export function logTo(hear: (line: Record<string, unknown>) => void): Logger {
  return pino({ level: 'debug' }, { write: (line: string) => hear(JSON.parse(line)) });
}
