import type { AuditActor } from '../audit/audit-actor';
import { createAdmin, type StaffDeps } from './admin-commands';
import { countFullAdmins } from './admin-store';

/** What the environment says of the first admin. */
export interface FirstAdmin {
  email: string | undefined;
  password: string | undefined;
  /** Makes the password of a demo's admin; a live shop must name its own. */
  demoPassword: (() => string) | undefined;
}

const DEMO_EMAIL = 'admin@maenam.example';

/**
 * Sees to it that somebody can sign in: makes the first admin of an empty database.
 * @returns the e-mail address and password to print once, when a demo's were made up; 'missing' when
 * a live shop has no admin and none was named.
 */
export async function ensureFirstAdmin(
  deps: StaffDeps,
  { email, password, demoPassword }: FirstAdmin,
  actor: AuditActor,
): Promise<{ email: string; password: string } | 'missing' | undefined> {
  if ((await countFullAdmins(deps.db)) > 0) return undefined;
  if (email && password) {
    await createAdmin(deps, { email, password, name: 'Admin', role: 'admin' }, actor);
    return undefined;
  }
  if (!demoPassword) return 'missing';
  const made = { email: DEMO_EMAIL, password: demoPassword() };
  await createAdmin(deps, { ...made, name: 'Demo admin', role: 'admin' }, actor);
  return made;
}
