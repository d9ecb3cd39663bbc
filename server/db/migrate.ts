import { type Kysely, type Migration, Migrator } from 'kysely';
import * as theShop from './migrations/0001-the-shop';

/** In the order of their names; one that has landed is never edited, a change is a new one. */
const migrations: Record<string, Migration> = {
  '0001-the-shop': theShop,
};

/**
 * Brings the tables up to date. Safe when several servers start together: the
 * migrator takes the engine's lock.
 * @throws when a migration fails; PostgreSQL and SQLite both roll it back whole.
 */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
