import {
  Boxes,
  CircleUser,
  ClipboardList,
  History,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Settings,
  Tags,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import { AREAS, type Area, mayOpen, type Role } from '../../../shared/domain/roles';

const ROOT = '/admin';

/** A page of the back office, as the sidebar lists it. */
export interface BackOfficePage {
  path: string;
  label: string;
  icon: LucideIcon;
  area: Area;
}

/** In the order in which a day needs them. */
const BACK_OFFICE_PAGES: readonly BackOfficePage[] = [
  { path: ROOT, label: 'Dashboard', icon: LayoutDashboard, area: 'dashboard' },
  { path: `${ROOT}/orders`, label: 'Orders', icon: ClipboardList, area: 'orders' },
  { path: `${ROOT}/inventory`, label: 'Inventory', icon: Boxes, area: 'inventory' },
  { path: `${ROOT}/products`, label: 'Products', icon: UtensilsCrossed, area: 'products' },
  { path: `${ROOT}/categories`, label: 'Categories', icon: Tags, area: 'categories' },
  { path: `${ROOT}/users`, label: 'Users', icon: Users, area: 'users' },
  { path: `${ROOT}/settings`, label: 'Settings', icon: Settings, area: 'settings' },
  { path: `${ROOT}/logs`, label: 'Logs', icon: ScrollText, area: 'logs' },
  { path: `${ROOT}/audit-log`, label: 'Audit log', icon: History, area: 'audit-log' },
  { path: `${ROOT}/account`, label: 'Your account', icon: CircleUser, area: 'account' },
];

/** The pages that there are and that a role may open. */
export function pagesFor(role: Role): BackOfficePage[] {
  return BACK_OFFICE_PAGES.filter(({ area }) => mayOpen(role, area));
}

/**
 * The area that a path belongs to, whether its page is there or not: what a role may not open is
 * refused before anyone looks (spec §6). Undefined for a path that the back office does not know.
 */
export function areaOf(pathname: string): Area | undefined {
  const [name = ''] = pathname.slice(ROOT.length + 1).split('/');
  return name === '' ? 'dashboard' : AREAS.find((area) => area === name);
}
