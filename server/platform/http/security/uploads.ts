import type { AnyContractProcedure } from '@orpc/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { contract } from '../../../../shared/contract';
import { MENU_FILE_MAX_BYTES } from '../../../../shared/contract/menu/menu-file-contract';
import { STATEMENT_MAX_BYTES } from '../../../../shared/contract/money/statements-contract';
import type { CallMeta } from '../../../../shared/contract/platform/call';
import { PICTURE_MAX_BYTES } from '../../../../shared/domain/shop/pictures';
import { type Caller, checkAccess } from '../api/api-call';

/** An order of 50 lines has 20 kB. Bodies of unknown callers are read into memory, so they must be small. */
const COMMON_MAX_BYTES = 64 * 1024;

/** JSON writes a quote or the end of a line as two characters, and a CSV file may be full of them. */
const MAX_JSON_BYTES_PER_BYTE = 2;

/** A call that accepts a larger body than others from the roles that may make it. */
interface Upload {
  readonly maxBytes: number;
  readonly access: CallMeta['access'];
  /** The body is a file of any type, not JSON. */
  readonly isFile: boolean;
}

const UPLOADS: ReadonlyMap<string, Upload> = new Map([
  upload(contract.pictures.upload, PICTURE_MAX_BYTES, true),
  upload(contract.menuFile.preview, MENU_FILE_MAX_BYTES, false),
  upload(contract.menuFile.import, MENU_FILE_MAX_BYTES, false),
  upload(contract.statements.preview, STATEMENT_MAX_BYTES, false),
]);

/** @param fileBytes the limit of the file, not of the JSON that holds its text. */
function upload(call: AnyContractProcedure, fileBytes: number, isFile: boolean) {
  const { meta, route } = call['~orpc'];
  const { access } = meta as CallMeta;
  const maxBytes = isFile ? fileBytes : fileBytes * MAX_JSON_BYTES_PER_BYTE + COMMON_MAX_BYTES;
  return [`${route.method} /api${route.path}`, { maxBytes, access, isFile }] as const;
}

/** @param path without the query. */
export const isUpload = (method: string, path: string) => UPLOADS.has(`${method} ${path}`);

const uploadAt = (c: Context) => UPLOADS.get(`${c.req.method} ${c.req.path}`);

export const maxBodyBytes = (c: Context) => uploadAt(c)?.maxBytes ?? COMMON_MAX_BYTES;
export const isFileUpload = (c: Context) => uploadAt(c)?.isFile ?? false;

/**
 * Checks the caller of an upload before its body is read, so that unknown callers cannot fill the
 * memory.
 * @param identify throws `unauthorized` for an invalid token.
 */
export function authorizeUploads(
  identify: (request: Request) => Promise<Caller | null>,
): MiddlewareHandler {
  return async (c, next) => {
    const allowed = uploadAt(c);
    if (allowed) checkAccess(allowed.access, await identify(c.req.raw));
    return next();
  };
}
