export const ROLES = ['admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

/** The parts of the back office that a role may or may not open (spec §6). */
export const AREAS = [
  'dashboard',
  'orders',
  'inventory',
  'products',
  'categories',
  'users',
  'settings',
  'logs',
  'audit-log',
  'account',
] as const;
export type Area = (typeof AREAS)[number];

const AREA_ROLES: Record<Area, readonly Role[]> = {
  dashboard: ['admin', 'manager', 'staff'],
  orders: ['admin', 'manager', 'staff'],
  inventory: ['admin', 'manager', 'staff'],
  products: ['admin', 'manager'],
  categories: ['admin', 'manager'],
  users: ['admin'],
  settings: ['admin'],
  logs: ['admin'],
  'audit-log': ['admin'],
  account: ['admin', 'manager', 'staff'],
};

/** The roles table of spec §6; the browser hides by it, the server refuses by it. */
export function mayOpen(role: Role, area: Area): boolean {
  return AREA_ROLES[area].includes(role);
}
