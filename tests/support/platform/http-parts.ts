import { type Logger, pino } from 'pino';
import { createApiHandler } from '../../../server/platform/http/api/api-handler';
import type { HttpParts } from '../../../server/platform/http/http-app';
import { productFilter } from '../../../shared/contract/menu/catalog-contract';

/** The parts of an HTTP app without content; a test replaces those it is about. */
export function httpParts(): HttpParts {
  let ids = 0;
  return {
    log: pino({ level: 'silent' }),
    newRequestId: () => `request-${++ids}`,
    clock: () => new Date(),
    trustProxy: 0,
    sessionOf: () => undefined,
    publicUrl: 'http://localhost:3000',
    checkReady: async () => {},
    api: createApiHandler([]),
    assets: new Map(),
    pictures: new Map(),
    identify: async () => null,
    storedPictures: async () => undefined,
    printers: async () => undefined,
    webhooks: async () => undefined,
    pages: undefined,
    onPublicChange: () => {},
    isConnected: () => true,
    publicQueries: new Map([['/api/products', productFilter]]),
  };
}

/** A log that hands each parsed line to the test. */
export function logTo(hear: (line: Record<string, unknown>) => void): Logger {
  return pino({ level: 'debug' }, { write: (line: string) => hear(JSON.parse(line)) });
}
