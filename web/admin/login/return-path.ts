const HOME = '/admin';

/**
 * The page to go to after signing in: the one first wanted, when it is one of the back office's
 * own. Anything else, `//evil.example` and `javascript:` among it, leads to the dashboard.
 */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return HOME;
  const base = 'https://own.invalid';
  if (!URL.canParse(wanted, base)) return HOME;
  const { origin, pathname, search } = new URL(wanted, base);
  const isOwn = origin === base && (pathname === HOME || pathname.startsWith(`${HOME}/`));
  return isOwn && pathname !== loginPath() ? pathname + search : HOME;
}

/** The sign-in page, which remembers where its visitor wanted to go. */
export function loginPath(wanted?: string): string {
  const path = `${HOME}/login`;
  return wanted === undefined || wanted === HOME
    ? path
    : `${path}?to=${encodeURIComponent(wanted)}`;
}
