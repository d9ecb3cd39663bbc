import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import { DomainError, type RefusalData } from '../../../../shared/domain/platform/refusals';
import { isSchemaOutdated, isUnavailable } from '../../db/engine-errors';

/** `bad_input`, or `unavailable` for an unreachable database. Anything else is a bug: logged, without details. */
export function asRefusal(error: unknown, log: Logger): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ORPCError && error.status === 400) {
    return new DomainError('bad_input', { issues: inputIssues(error.cause) });
  }
  if (error instanceof ORPCError && error.status === 413) return new DomainError('too_large');
  if (isUnavailable(error) || isSchemaOutdated(error)) {
    log.error({ err: error }, 'database unavailable');
    return new DomainError('unavailable');
  }
  log.error({ err: error }, 'unexpected');
  return new DomainError('internal_error');
}

/**
 * Names each invalid field by its path, 'items.0.quantity'. The contract of a call that also reads
 * headers nests the fields in `body`, which is left out. A body that is not JSON has no fields.
 */
function inputIssues(cause: unknown): RefusalData['bad_input']['issues'] {
  if (!(cause instanceof ValidationError)) return [{ path: '', message: 'Not readable' }];
  return cause.issues.map(({ path = [], message }) => {
    const parts = path.map((part) => String(typeof part === 'object' ? part.key : part));
    return { path: (parts[0] === 'body' ? parts.slice(1) : parts).join('.'), message };
  });
}
