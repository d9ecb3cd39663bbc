import type { Role } from '../../../../shared/domain/platform/roles';

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  staff: 'Staff',
};

/** What each role may open (platform rule 3). */
export const ROLE_DUTIES: Record<Role, string> = {
  admin: 'Everything, including users and settings',
  manager: 'Everything except users, settings, reviews and logs',
  staff: 'Dashboard, kitchen, orders, inventory and printers',
};
