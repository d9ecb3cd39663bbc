import { Migrator } from 'kysely';
import type { Database } from './database';
import { MIGRATIONS } from './migration-list';

/**
 * Brings the tables up to date. Safe when several servers start together: the
 * migrator takes the engine's lock.
 * @throws when a migration fails; PostgreSQL and SQLite both roll it back whole.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
