import { mayOpen, type Role } from '../../../../shared/domain/platform/roles';
import { areaOf, BACK_OFFICE, loginPath, NEW_ORDER } from '../../kit/back-office-pages';

/** Anything outside the back office, such as `//evil.example`, leads to the dashboard. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return BACK_OFFICE;
  const base = 'https://own.invalid';
  if (!URL.canParse(wanted, base)) return BACK_OFFICE;
  const { origin, pathname, search } = new URL(wanted, base);
  const isOwn =
    origin === base && (pathname === BACK_OFFICE || pathname.startsWith(`${BACK_OFFICE}/`));
  return isOwn && pathname !== loginPath() ? pathname + search : BACK_OFFICE;
}

/**
 * Where a PIN leads on an enrolled device: to the page at which the person before stopped. Staff take orders instead of
 * the dashboard or of a page that they may not open (back office rule 1).
 */
export function counterPath(wanted: string | null, role: Role): string {
  const path = returnPath(wanted);
  if (role !== 'staff') return path;
  const area = areaOf(path.split('?')[0] ?? path);
  return area === 'dashboard' || (area && !mayOpen(role, area)) ? NEW_ORDER : path;
}
