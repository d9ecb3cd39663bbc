import type { Kysely } from 'kysely';

/** Which codes no longer count against their number, and which were sent to a device that is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['is_proved', 'to_known_device']) {
    await db.schema
      .alterTable('sent_codes')
      .addColumn(column, 'integer', (each) => each.notNull().defaultTo(0))
      .execute();
  }
}
