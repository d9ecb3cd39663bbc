import { DomainError } from '../../shared/domain/platform/refusals';
import { adviceOnRefusal, isUnavailable } from '../platform/db/engine-errors';
import { SchemaError } from '../platform/db/schema-version';
import { ListenError } from '../platform/http/listen';
import { OpeningError } from './open-shop';
import { EnvError } from './start/env';

/** A full, failing or read-only disk, as the operating system and SQLite say it. */
const UNWRITABLE = /^(?:EACCES|EROFS|ENOSPC|EDQUOT|SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR).*)$/;

const EXPECTED = [EnvError, ListenError, OpeningError, SchemaError];

/** One sentence for a failure that the owner can fix; the whole error for a bug. */
export function describeFailure(error: unknown): unknown {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return error;
  if ('code' in error && UNWRITABLE.test(String(error.code))) {
    return `The shop cannot write into DATA_DIR. Is its disk full, or the folder read-only? (${error.message})`;
  }
  const advice = adviceOnRefusal(error);
  if (advice) return `PostgreSQL refuses this shop: ${error.message}. ${advice}`;
  const isAway =
    isUnavailable(error) || (error instanceof DomainError && error.code === 'unavailable');
  if (!isAway) return error;
  return `The database does not answer. Is it running, and is DATABASE_URL right? (${error.message})`;
}
