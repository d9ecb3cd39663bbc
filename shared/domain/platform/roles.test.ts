import { describe, expect, it } from 'vitest';
import { AREAS, type Area, mayOpen, ROLES } from './roles';

/** Platform rule 3, cell by cell: admin, manager, staff. */
const TABLE: Record<Area, [admin: boolean, manager: boolean, staff: boolean]> = {
  dashboard: [true, true, true],
  orders: [true, true, true],
  inventory: [true, true, true],
  drawer: [true, true, true],
  printers: [true, true, true],
  products: [true, true, false],
  categories: [true, true, false],
  visits: [true, true, false],
  statements: [true, true, false],
  reports: [true, true, false],
  inbox: [true, true, false],
  reviews: [true, false, false],
  users: [true, false, false],
  settings: [true, false, false],
  logs: [true, false, false],
  'audit-log': [true, false, false],
  account: [true, true, true],
};

describe('who may open what (platform rule 3)', () => {
  it.each(AREAS)('%s', (area) => {
    expect(ROLES).toEqual(['admin', 'manager', 'staff']);
    expect(ROLES.map((role) => mayOpen(role, area))).toEqual(TABLE[area]);
  });
});
