import {
  AlarmClock,
  Armchair,
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
  MonitorSmartphone,
  Percent,
  Printer,
  QrCode,
  ReceiptText,
  ScrollText,
  Settings,
  SquarePlus,
  Tags,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import { AREAS, type Area, mayOpen, type Role } from '../../../shared/domain/platform/roles';
import { m } from '../../../shared/messages/compiled/messages';

export const BACK_OFFICE = '/admin';
export const KITCHEN_BOARD = `${BACK_OFFICE}/kitchen`;
export const NEW_ORDER = `${BACK_OFFICE}/orders/new`;
export const TABLES = `${BACK_OFFICE}/tables`;
export const TABLE_CODES = `${TABLES}/codes`;
/** New order, for a table. */
export const roundPath = (tableId: string) => `${NEW_ORDER}?table=${tableId}`;
export const REPORTS = `${BACK_OFFICE}/reports`;
export const DRAWER = `${BACK_OFFICE}/drawer`;
export const INBOX = `${BACK_OFFICE}/inbox`;

interface BackOfficePage {
  path: string;
  label: () => string;
  icon: LucideIcon;
  area: Area;
}

const at = (path: string) => `${BACK_OFFICE}/${path}`;
const page = (path: string, label: () => string, icon: LucideIcon, area: Area): BackOfficePage => ({
  path,
  label,
  icon,
  area,
});

/** The sidebar: the day's work first, what is set up once last. */
const GROUPS: readonly { name: () => string; pages: readonly BackOfficePage[] }[] = [
  {
    name: m.office_group_now,
    pages: [
      page(NEW_ORDER, m.orderoffice_new_order, SquarePlus, 'orders'),
      page(BACK_OFFICE, m.office_dashboard, LayoutDashboard, 'dashboard'),
      page(KITCHEN_BOARD, m.office_kitchen, ChefHat, 'orders'),
      page(at('orders'), m.office_orders, ClipboardList, 'orders'),
      page(TABLES, m.tables_page, Armchair, 'orders'),
      // Here staff mark products as sold out.
      page(at('inventory'), m.office_inventory, Boxes, 'inventory'),
    ],
  },
  {
    name: m.office_group_menu,
    pages: [
      page(at('products'), m.office_products, UtensilsCrossed, 'products'),
      page(at('shared-options'), m.office_shared_options, ListChecks, 'products'),
      page(at('categories'), m.office_categories, Tags, 'categories'),
    ],
  },
  {
    name: m.office_group_money,
    pages: [
      page(DRAWER, m.office_drawer, Banknote, 'drawer'),
      page(REPORTS, m.office_reports, ChartColumn, 'reports'),
      page(`${REPORTS}/days`, m.office_close_day, CalendarCheck, 'reports'),
      page(at('statements'), m.office_statements, Landmark, 'statements'),
      page(at('bills'), m.office_bills, ReceiptText, 'statements'),
    ],
  },
  {
    name: m.office_group_customers,
    pages: [
      page(INBOX, m.office_inbox, Inbox, 'inbox'),
      page(at('reviews'), m.office_reviews, MessageCircleHeart, 'reviews'),
      page(at('visits'), m.office_visits, Footprints, 'visits'),
    ],
  },
  {
    name: m.office_group_setup,
    pages: [
      page(at('settings'), m.office_settings, Settings, 'settings'),
      page(at('taxes'), m.office_taxes, Percent, 'settings'),
      page(at('kitchen/settings'), m.office_kitchen_settings, AlarmClock, 'settings'),
      page(at('content'), m.office_content, Images, 'settings'),
      page(TABLE_CODES, m.tables_codes, QrCode, 'settings'),
      page(at('printers'), m.office_printers, Printer, 'printers'),
      page(at('display'), m.display_page, MonitorSmartphone, 'orders'),
      page(at('users'), m.office_users, Users, 'users'),
      page(at('account'), m.office_account, CircleUser, 'account'),
    ],
  },
  {
    name: m.office_group_history,
    pages: [
      page(at('logs'), m.office_logs, ScrollText, 'logs'),
      page(at('audit-log'), m.office_audit_log, History, 'audit-log'),
    ],
  },
];
const PAGES = GROUPS.flatMap(({ pages }) => pages);

/** The groups with the pages that a role may open. */
export function groupsFor(role: Role): { name: string; pages: BackOfficePage[] }[] {
  return GROUPS.map(({ name, pages }) => ({
    name: name(),
    pages: pages.filter(({ area }) => mayOpen(role, area)),
  })).filter(({ pages }) => pages.length > 0);
}

export function pagesFor(role: Role): BackOfficePage[] {
  return groupsFor(role).flatMap(({ pages }) => pages);
}

/** The sidebar's page of a path, or the one it belongs to: an order is of Orders. */
export function pageOf(pathname: string): BackOfficePage | undefined {
  const above = PAGES.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return above.reduce<BackOfficePage | undefined>(
    (found, one) => (found && found.path.length > one.path.length ? found : one),
    undefined,
  );
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
