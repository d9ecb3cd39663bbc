/**
 * A program imports this first so that a test can crash it: KILL_AFTER=3 kills it before the fourth
 * statement of its migrations, and MAX_PAGES limits its database's pages, like a full disk.
 */
import pg from 'pg';
import { SqliteConnection } from '../../server/platform/db/sqlite-connection';

const { KILL_AFTER, MAX_PAGES } = process.env;

/** The number of statements of each transaction so far. */
export const statements: number[] = [];

function count(text: string): void {
  if (text === 'begin') {
    if (statements.length === 0) console.log('migrating');
    statements.push(0);
  }
  if (statements.length === 0) return;
  const total = statements.reduce((sum, each) => sum + each, 0);
  if (total === Number(KILL_AFTER)) process.kill(process.pid, 'SIGKILL');
  statements.push((statements.pop() ?? 0) + 1);
}

const { prepare } = SqliteConnection.prototype;
SqliteConnection.prototype.prepare = function (text: string) {
  if (MAX_PAGES) this.exec(`pragma max_page_count = ${MAX_PAGES}`);
  count(text);
  return prepare.call(this, text);
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [string | { text: string }];
  count(typeof statement === 'string' ? statement : statement.text);
  return query.apply(this, args as never) as never;
} as never;
