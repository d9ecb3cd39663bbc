/**
 * The roles of the back office and what each may open (platform rule 3). The browser uses it to
 * hide pages (web/admin/kit), the server to refuse calls (server/platform/http/api/api-call.ts).
 *
 * To add a role:
 * 1. add it to ROLES and to the lists below (ALL_STAFF, MANAGERS), or give an area its own list;
 * 2. give it a name, a description and a colour in web/admin/people/users (the compiler asks for
 *    them);
 * 3. add it to the tables of roles.test.ts and tests/support/platform/allowed-calls.ts, which spell out who
 *    may do what, to tests/hostile/staff-roles.ts, to the platform's page and to docs/words.md.
 *
 * The database stores the role as text and needs no migration. With several servers, release the
 * role before you assign it: an older server does not know it. Only 'admin' is special: no admin can
 * be removed, and the last one cannot be demoted (server/people/staff/admin-commands.ts).
 *
 * To add an area: add it here with its roles, name it in the calls of the contract that it guards,
 * and give it a page in web/admin/kit/back-office-pages.ts.
 */
export const ROLES = ['admin', 'manager', 'staff'] as const;
export type Role = (typeof ROLES)[number];

const ALL_STAFF: readonly Role[] = ['admin', 'manager', 'staff'];
const MANAGERS: readonly Role[] = ['admin', 'manager'];
const ADMINS: readonly Role[] = ['admin'];

const AREA_ROLES = {
  dashboard: ALL_STAFF,
  orders: ALL_STAFF,
  inventory: ALL_STAFF,
  drawer: ALL_STAFF,
  printers: ALL_STAFF,
  products: MANAGERS,
  categories: MANAGERS,
  visits: MANAGERS,
  statements: MANAGERS,
  reports: MANAGERS,
  inbox: MANAGERS,
  reviews: ADMINS,
  users: ADMINS,
  settings: ADMINS,
  logs: ADMINS,
  'audit-log': ADMINS,
  account: ALL_STAFF,
} as const;

export type Area = keyof typeof AREA_ROLES;
export const AREAS = Object.keys(AREA_ROLES) as Area[];

export function mayOpen(role: Role, area: Area): boolean {
  return AREA_ROLES[area].includes(role);
}
