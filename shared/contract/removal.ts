import type { Route } from '@orpc/contract';
import * as z from 'zod';
import { id, version } from './wire-values';

/** Where something is removed that people also edit: the version they saw stands in the query. */
export function removal(path: `/${string}/{id}`) {
  return {
    method: 'DELETE',
    path,
    inputStructure: 'detailed',
    outputStructure: 'detailed',
  } as const satisfies Route;
}

/** Without a version, what is there is removed as it is. */
export const removalInput = z.object({
  params: z.object({ id }),
  query: z.object({ version: z.coerce.number().pipe(version).optional() }),
});

export const removed = z.object({ status: z.literal(204) });
