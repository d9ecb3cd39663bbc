import {
  AlarmClock,
  Boxes,
  CalendarCheck,
  ChartColumn,
  ChefHat,
  CircleUser,
  ClipboardList,
  Footprints,
  History,
  Images,
  Inbox,
  Landmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessageCircleHeart,
  Percent,
  Printer,
  ReceiptText,
  ScrollText,
  Settings,
  Tags,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import { AREAS, type Area, mayOpen, type Role } from '../../../shared/domain/platform/roles';

export const BACK_OFFICE = '/admin';
export const KITCHEN_BOARD = `${BACK_OFFICE}/kitchen`;
export const REPORTS = `${BACK_OFFICE}/reports`;

interface BackOfficePage {
  path: string;
  label: string;
  icon: LucideIcon;
  area: Area;
}

/** Sorted by how often they are used. */
const BACK_OFFICE_PAGES: readonly BackOfficePage[] = [
  { path: BACK_OFFICE, label: 'Dashboard', icon: LayoutDashboard, area: 'dashboard' },
  { path: KITCHEN_BOARD, label: 'Kitchen', icon: ChefHat, area: 'orders' },
  { path: `${BACK_OFFICE}/orders`, label: 'Orders', icon: ClipboardList, area: 'orders' },
  { path: `${BACK_OFFICE}/inventory`, label: 'Inventory', icon: Boxes, area: 'inventory' },
  { path: `${BACK_OFFICE}/products`, label: 'Products', icon: UtensilsCrossed, area: 'products' },
  {
    path: `${BACK_OFFICE}/shared-options`,
    label: 'Shared options',
    icon: ListChecks,
    area: 'products',
  },
  { path: `${BACK_OFFICE}/categories`, label: 'Categories', icon: Tags, area: 'categories' },
  { path: REPORTS, label: 'Reports', icon: ChartColumn, area: 'reports' },
  {
    path: `${REPORTS}/days`,
    label: 'Close the day',
    icon: CalendarCheck,
    area: 'reports',
  },
  { path: `${BACK_OFFICE}/visits`, label: 'Visits', icon: Footprints, area: 'visits' },
  { path: `${BACK_OFFICE}/inbox`, label: 'Inbox', icon: Inbox, area: 'inbox' },
  { path: `${BACK_OFFICE}/reviews`, label: 'Reviews', icon: MessageCircleHeart, area: 'reviews' },
  {
    path: `${BACK_OFFICE}/statements`,
    label: 'Statements',
    icon: Landmark,
    area: 'statements',
  },
  { path: `${BACK_OFFICE}/bills`, label: 'Bills', icon: ReceiptText, area: 'statements' },
  { path: `${BACK_OFFICE}/users`, label: 'Users', icon: Users, area: 'users' },
  { path: `${BACK_OFFICE}/printers`, label: 'Printers', icon: Printer, area: 'printers' },
  { path: `${BACK_OFFICE}/settings`, label: 'Settings', icon: Settings, area: 'settings' },
  { path: `${BACK_OFFICE}/taxes`, label: 'Taxes', icon: Percent, area: 'settings' },
  {
    path: `${BACK_OFFICE}/kitchen/settings`,
    label: 'Kitchen settings',
    icon: AlarmClock,
    area: 'settings',
  },
  {
    path: `${BACK_OFFICE}/content`,
    label: 'Texts and pictures',
    icon: Images,
    area: 'settings',
  },
  { path: `${BACK_OFFICE}/logs`, label: 'Logs', icon: ScrollText, area: 'logs' },
  { path: `${BACK_OFFICE}/audit-log`, label: 'Audit log', icon: History, area: 'audit-log' },
  { path: `${BACK_OFFICE}/account`, label: 'Your account', icon: CircleUser, area: 'account' },
];

export function pagesFor(role: Role): BackOfficePage[] {
  return BACK_OFFICE_PAGES.filter(({ area }) => mayOpen(role, area));
}

/** The area of a path, whether or not the page exists; undefined for an unknown area. */
export function areaOf(pathname: string): Area | undefined {
  const [name = ''] = pathname.slice(BACK_OFFICE.length + 1).split('/');
  if (name === '') return 'dashboard';
  const pageAt = (wanted: string) => BACK_OFFICE_PAGES.find(({ path }) => path === wanted);
  const page = pageAt(pathname) ?? pageAt(`${BACK_OFFICE}/${name}`);
  return page?.area ?? AREAS.find((area) => area === name);
}

/** The sign-in page's path. @param wanted the page to return to after signing in. */
export function loginPath(wanted = BACK_OFFICE): string {
  const path = `${BACK_OFFICE}/login`;
  return wanted === BACK_OFFICE ? path : `${path}?to=${encodeURIComponent(wanted)}`;
}
