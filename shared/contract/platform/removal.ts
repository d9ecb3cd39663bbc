import type { Route } from '@orpc/contract';
import * as z from 'zod';
import { id, version } from './wire-values';

export const removal = {
  inputStructure: 'detailed',
  outputStructure: 'detailed',
} as const satisfies Route;

/** Without a version, any version is removed. */
export const removalInput = z.object({
  params: z.object({ id }),
  query: z.object({ version: z.coerce.number().pipe(version).optional() }),
});

export const removed = z.object({ status: z.literal(204) });
