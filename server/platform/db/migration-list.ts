import type { Migration } from 'kysely';
import * as release1 from './migrations/0001-release-1';

/** By name, in the order in which they run. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Append only; never edit a migration that has been released. */
export const MIGRATIONS: Migrations = {
  '0001-release-1': release1,
};
