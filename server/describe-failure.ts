import { isUnavailable } from './db/engine-errors';
import { EnvError } from './env';
import { ListenError } from './http/listen';
import { OpeningError } from './open-shop';

/** A sentence where the owner can put it right; the whole error where it is a bug. */
export function describeFailure(error: unknown): unknown {
  const isExpected =
    error instanceof EnvError || error instanceof ListenError || error instanceof OpeningError;
  if (isExpected) return error.message;
  if (!isUnavailable(error)) return error;
  return `The database does not answer. Is it running, and is DATABASE_URL right? (${error instanceof Error ? error.message : error})`;
}
