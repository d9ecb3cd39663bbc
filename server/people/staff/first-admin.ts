import type { AuditActor } from '../../platform/audit/audit-actor';
import { createAdmin, type StaffDeps } from './admin-commands';
import { countFullAdmins } from './admin-store';

interface FirstAdmin {
  email: string | undefined;
  password: string | undefined;
  /** Generates the demo admin's password; a live shop must set its own. */
  demoPassword: (() => string) | undefined;
}

const DEMO_EMAIL = 'admin@maenam.example';

/**
 * @returns the demo's generated e-mail address and password, to be printed once; 'missing' when a live shop
 * has no admin and none is configured.
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
