import { ClipboardList, LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { Area } from '../../../shared/domain/roles';

/** A page of the back office, as the sidebar lists it. */
export interface BackOfficePage {
  path: string;
  label: string;
  icon: LucideIcon;
  area: Area;
}

/** In the order in which a day needs them. */
export const BACK_OFFICE_PAGES: readonly BackOfficePage[] = [
  { path: '/admin', label: 'Dashboard', icon: LayoutDashboard, area: 'dashboard' },
  { path: '/admin/orders', label: 'Orders', icon: ClipboardList, area: 'orders' },
];

/** The page that a path belongs to: the longest that it begins with. */
export function pageOf(pathname: string): BackOfficePage | undefined {
  return BACK_OFFICE_PAGES.filter(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  ).sort((a, b) => b.path.length - a.path.length)[0];
}
