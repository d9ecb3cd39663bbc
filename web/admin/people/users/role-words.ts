import type { Role } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';

/** In the page's language when they are read. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  get admin() {
    return m.people_role_admin();
  },
  get manager() {
    return m.people_role_manager();
  },
  get staff() {
    return m.people_role_staff();
  },
};

/** What each role may open (platform rule 3). */
export const ROLE_DUTIES: Readonly<Record<Role, () => string>> = {
  admin: m.people_duties_admin,
  manager: m.people_duties_manager,
  staff: m.people_duties_staff,
};
