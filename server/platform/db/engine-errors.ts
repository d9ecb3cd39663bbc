/** The engine's error code: an SQLSTATE, or SQLite's name of the error. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** A referenced row is missing, or a deleted row is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/**
 * Another server has changed a table since the statement was planned. PostgreSQL's code means only
 * 'feature not supported', and its message is localised.
 */
export function isOutdatedPlan(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('routine' in error)) return false;
  return error.routine === 'RevalidateCachedQuery';
}

/** PostgreSQL lacks a column, table or key: a newer server has changed the tables. */
export function isSchemaOutdated(error: unknown): boolean {
  return ['42703', '42P01', '42P10'].includes(codeOf(error));
}

/** A standby, or a primary that has become one: the connection stays read-only for as long as it is open. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006';
}

export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

/** Nothing was written, and the same work may succeed. */
export function isTransient(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY')) return true;
  return isOutdatedPlan(error);
}

const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // The server is starting, stopping, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It ended an idle transaction.
  '25P03',
]);

/** Errors for which the driver sets no code. */
const LOST_IN_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable|Query read timeout/;

/** Connecting failed, or the connection broke. A commit that was sent may have succeeded. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  if (LOST.has(code) || /^08...$/.test(code)) return true;
  return error instanceof Error && LOST_IN_WORDS.test(error.message);
}

/** What to do when PostgreSQL refuses a shop's first statements, by SQLSTATE. */
const REFUSALS: Record<string, string> = {
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '28000': 'Correct the user in DATABASE_URL, or let this user in.',
  '28P01': 'Correct the user and the password in DATABASE_URL.',
  '42501':
    'The user must be allowed to create tables: make it the owner of the database (alter database … owner to …).',
};

/** What to do about a wrong database, user or missing right; undefined for another error. */
export function adviceOnRefusal(error: unknown): string | undefined {
  return REFUSALS[codeOf(error)];
}

const REFUSED = new Set([
  // A statement or lock timed out.
  '57014',
  '55P03',
  // Disk full, out of memory, disk failure, read-only standby.
  '53100',
  '53200',
  '58030',
  '25006',
]);

/** SQLite's codes for a full, read-only or failing disk, with their extended codes. */
const SQLITE_REFUSED = /^SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR|PROTOCOL)/;

/** The database cannot be reached, is overloaded, or its disk is full or read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    REFUSED.has(code) || SQLITE_REFUSED.test(code) || isConnectionLost(error) || isTransient(error)
  );
}
