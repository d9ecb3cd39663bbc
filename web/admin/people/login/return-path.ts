import { BACK_OFFICE, loginPath } from '../../kit/back-office-pages';

/**
 * The page to open after signing in: the requested one if it belongs to the back office. Anything
 * else, such as `//evil.example` or `javascript:`, leads to the dashboard.
 */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return BACK_OFFICE;
  const base = 'https://own.invalid';
  if (!URL.canParse(wanted, base)) return BACK_OFFICE;
  const { origin, pathname, search } = new URL(wanted, base);
  const isOwn =
    origin === base && (pathname === BACK_OFFICE || pathname.startsWith(`${BACK_OFFICE}/`));
  return isOwn && pathname !== loginPath() ? pathname + search : BACK_OFFICE;
}
