/** The engine's own word for what went wrong: an SQLSTATE, or SQLite's name for it. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

/** A row with this key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** A row that is referred to is not there, or one that goes is still referred to. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/** Serialisation failure, deadlock or a busy file: nothing was written, and the same work may succeed. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY');
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // The server is starting, stopping, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A statement or lock that waited too long.
  '57014',
  '55P03',
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]);

/** The database cannot take this now: not reached, overloaded, or its disk is full. */
export function isUnavailable(error: unknown): boolean {
  if (UNREACHABLE.has(codeOf(error)) || isTransient(error)) return true;
  const message = error instanceof Error ? error.message : '';
  return /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
