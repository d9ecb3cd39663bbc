import { BACK_OFFICE, loginPath } from '../../kit/back-office-pages';

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
