import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres';
import { wordType } from '../search-words';
import { createIndex, required } from '../table-parts';

/** The audit log: who changed what, with the values before and after. Rows are only ever added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text')
    .$call(required('text', 'by_name', 'area', 'subject_id', 'subject_name'))
    .addColumn('from_values', 'text')
    .addColumn('to_values', 'text')
    .addColumn('reason', 'text')
    .execute();
  for (const column of ['area', 'admin_id', 'subject_id']) {
    await createIndex(db, `audit_log_by_${column}`, 'audit_log', [column, 'at', 'id']);
  }
  await createIndex(db, 'audit_log_by_time', 'audit_log', ['at', 'id']);
  await db.schema
    .createTable('audit_words')
    .addColumn('word', wordType(db), (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('audit_log.id'))
    .addPrimaryKeyConstraint('audit_words_key', ['word', 'entry_id'])
    .execute();
  await (isPostgres(db) ? guardOnPostgres(db) : guardOnSqlite(db));
}

async function guardOnSqlite(db: Kysely<unknown>) {
  for (const event of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger audit_log_no_${event} before ${event} on audit_log
         begin select raise(abort, 'The audit log is append-only'); end`,
      )
      .execute(db);
  }
}

async function guardOnPostgres(db: Kysely<unknown>) {
  await sql
    .raw(
      `create function refuse_audit_change() returns trigger language plpgsql as $$
       begin raise exception 'The audit log is append-only'; end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger audit_log_append_only before update or delete or truncate on audit_log
       for each statement execute function refuse_audit_change()`,
    )
    .execute(db);
}
