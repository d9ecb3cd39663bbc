import type { AnyContractProcedure } from '@orpc/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { contract } from '../../../../shared/contract';
import type { CallMeta, Upload } from '../../../../shared/contract/platform/call';
import { type Caller, checkAccess } from '../api/api-call';

/** An order of 50 lines has 20 kB. Bodies of unknown callers are read into memory, so they must be small. */
const COMMON_MAX_BYTES = 64 * 1024;

/** JSON writes a quote or the end of a line as two characters, and a CSV file may be full of them. */
const MAX_JSON_BYTES_PER_BYTE = 2;

interface AllowedUpload extends Upload {
  readonly access: CallMeta['access'];
}

/** The contract's uploads by method and path, with the most bytes of a body. */
const UPLOADS: ReadonlyMap<string, AllowedUpload> = new Map(
  Object.values(contract).flatMap((calls) =>
    Object.values(calls).flatMap(({ '~orpc': { meta, route } }: AnyContractProcedure) => {
      const { access, upload } = meta as CallMeta;
      if (!upload) return [];
      const { maxBytes, isFile } = upload;
      const most = isFile ? maxBytes : maxBytes * MAX_JSON_BYTES_PER_BYTE + COMMON_MAX_BYTES;
      return [[`${route.method} /api${route.path}`, { maxBytes: most, access, isFile }] as const];
    }),
  ),
);

/** @param path without the query. */
export const isUpload = (method: string, path: string) => UPLOADS.has(`${method} ${path}`);

const uploadAt = (c: Context) => UPLOADS.get(`${c.req.method} ${c.req.path}`);

export const maxBodyBytes = (c: Context) => uploadAt(c)?.maxBytes ?? COMMON_MAX_BYTES;
export const isFileUpload = (c: Context) => uploadAt(c)?.isFile ?? false;

/** Before the body is read, so that unknown callers cannot fill the memory. */
export function authorizeUploads(
  identify: (request: Request) => Promise<Caller | null>,
): MiddlewareHandler {
  return async (c, next) => {
    const allowed = uploadAt(c);
    if (allowed) checkAccess(allowed.access, await identify(c.req.raw));
    return next();
  };
}
