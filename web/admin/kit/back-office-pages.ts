import {
  AlarmClock,
  Banknote,
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
export const NEW_ORDER = `${BACK_OFFICE}/orders/new`;
export const REPORTS = `${BACK_OFFICE}/reports`;
export const DRAWER = `${BACK_OFFICE}/drawer`;
export const INBOX = `${BACK_OFFICE}/inbox`;

interface BackOfficePage {
  path: string;
  label: string;
  icon: LucideIcon;
  area: Area;
}

const at = (path: string) => `${BACK_OFFICE}/${path}`;
const page = (path: string, label: string, icon: LucideIcon, area: Area): BackOfficePage => ({
  path,
  label,
  icon,
  area,
});

/** The sidebar: the day's work first, what is set up once last. */
const GROUPS: readonly { name: string; pages: readonly BackOfficePage[] }[] = [
  {
    name: 'Now',
    pages: [
      page(BACK_OFFICE, 'Dashboard', LayoutDashboard, 'dashboard'),
      page(KITCHEN_BOARD, 'Kitchen', ChefHat, 'orders'),
      page(at('orders'), 'Orders', ClipboardList, 'orders'),
      // Here staff mark products as sold out.
      page(at('inventory'), 'Inventory', Boxes, 'inventory'),
    ],
  },
  {
    name: 'Menu',
    pages: [
      page(at('products'), 'Products', UtensilsCrossed, 'products'),
      page(at('shared-options'), 'Shared options', ListChecks, 'products'),
      page(at('categories'), 'Categories', Tags, 'categories'),
    ],
  },
  {
    name: 'Money',
    pages: [
      page(DRAWER, 'Cash drawer', Banknote, 'drawer'),
      page(REPORTS, 'Reports', ChartColumn, 'reports'),
      page(`${REPORTS}/days`, 'Close the day', CalendarCheck, 'reports'),
      page(at('statements'), 'Statements', Landmark, 'statements'),
      page(at('bills'), 'Bills', ReceiptText, 'statements'),
    ],
  },
  {
    name: 'Customers',
    pages: [
      page(INBOX, 'Inbox', Inbox, 'inbox'),
      page(at('reviews'), 'Reviews', MessageCircleHeart, 'reviews'),
      page(at('visits'), 'Visits', Footprints, 'visits'),
    ],
  },
  {
    name: 'Set up',
    pages: [
      page(at('settings'), 'Settings', Settings, 'settings'),
      page(at('taxes'), 'Taxes', Percent, 'settings'),
      page(at('kitchen/settings'), 'Kitchen settings', AlarmClock, 'settings'),
      page(at('content'), 'Texts and pictures', Images, 'settings'),
      page(at('printers'), 'Printers', Printer, 'printers'),
      page(at('users'), 'Users', Users, 'users'),
      page(at('account'), 'Your account', CircleUser, 'account'),
    ],
  },
  {
    name: 'History',
    pages: [
      page(at('logs'), 'Logs', ScrollText, 'logs'),
      page(at('audit-log'), 'Audit log', History, 'audit-log'),
    ],
  },
];
const PAGES = GROUPS.flatMap(({ pages }) => pages);

/** The groups with the pages that a role may open. */
export function groupsFor(role: Role): typeof GROUPS {
  return GROUPS.map(({ name, pages }) => ({
    name,
    pages: pages.filter(({ area }) => mayOpen(role, area)),
  })).filter(({ pages }) => pages.length > 0);
}

export function pagesFor(role: Role): BackOfficePage[] {
  return groupsFor(role).flatMap(({ pages }) => pages);
}

/** What the sidebar calls the page of a path, or the page it belongs to: an order is of Orders. */
export function pageNameOf(pathname: string): string {
  const above = PAGES.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  const deepest = above.reduce<BackOfficePage | undefined>(
    (found, one) => (found && found.path.length > one.path.length ? found : one),
    undefined,
  );
  return deepest?.label ?? 'Back office';
}

/** The area of a path, whether or not the page exists; undefined for an unknown area. */
export function areaOf(pathname: string): Area | undefined {
  const [name = ''] = pathname.slice(BACK_OFFICE.length + 1).split('/');
  if (name === '') return 'dashboard';
  const pageAt = (wanted: string) => PAGES.find(({ path }) => path === wanted);
  const found = pageAt(pathname) ?? pageAt(`${BACK_OFFICE}/${name}`);
  return found?.area ?? AREAS.find((area) => area === name);
}

/** The sign-in page's path. @param wanted the page to return to after signing in. */
export function loginPath(wanted = BACK_OFFICE): string {
  const path = `${BACK_OFFICE}/login`;
  return wanted === BACK_OFFICE ? path : `${path}?to=${encodeURIComponent(wanted)}`;
}
