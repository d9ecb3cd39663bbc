import { AUDITED_AREAS } from '../../../../shared/domain/platform/audit';
import type { Changed } from '../../db/announce-change';
import type { ReadHeader } from '../encoding/prepared-response';
import { PUBLIC_PAGES } from '../static/search-engine-files';

/** What the menu depends on. */
const MENU = ['categories', 'products', 'inventory', 'stock'] as const;

/** Every page contains the data of the whole shop. */
const SHOP = ['settings', ...MENU] as const;

/** The paths with the same response for everyone, each with what its response shows. */
export const PUBLIC_READS: ReadonlyMap<string, readonly Changed[]> = new Map<
  string,
  readonly Changed[]
>([
  ['/api/categories', ['categories']],
  ['/api/products', MENU],
  ['/api/inventory/public', MENU],
  // The settings name the options that are sold out.
  ['/api/settings', ['settings', 'products']],
  // Orders change it by little: the next minute shows it.
  ['/api/promise', ['settings']],
  ['/api/slots', ['settings']],
  ['/api/content', ['settings']],
  // Publishing one is audited as a setting.
  ['/api/reviews', ['settings']],
  ...PUBLIC_PAGES.map((page) => [page, SHOP] as const),
]);

/** @param changed undefined, or what only a newer server knows, shows everywhere. */
export function pathsShowing(changed: string | undefined): string[] {
  const known = [...AUDITED_AREAS, 'stock' as const].find((each) => each === changed);
  const reads = [...PUBLIC_READS].filter(([, shown]) => !known || shown.includes(known));
  return reads.map(([path]) => path);
}

/**
 * Undefined for a response that is for one caller. Of a page's query only the menu's category counts,
 * because links have parameters such as `fbclid`. An API call with a query is not cached.
 */
export function publicReadPath(
  method: string | undefined,
  target: string,
  readHeader: ReadHeader,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [pathname = target, query] = target.split('?', 2);
  if (!PUBLIC_READS.has(pathname)) return undefined;
  if (pathname.startsWith('/api/')) {
    return query === undefined && !isFromSomeone(readHeader) ? pathname : undefined;
  }
  if (query === undefined) return pathname;
  const category = pathname === '/menu' && new URLSearchParams(query).get('category');
  return category ? `/menu?${new URLSearchParams({ category })}` : pathname;
}

/** Whether the caller may get more than the public, or be refused as another site. */
function isFromSomeone(readHeader: ReadHeader): boolean {
  return (
    ['authorization', 'admin-uid', 'origin'].some((name) => typeof readHeader(name) === 'string') ||
    readHeader('sec-fetch-site') === 'cross-site'
  );
}

export function pathnameOf(path: string): string {
  const queryStart = path.indexOf('?');
  return queryStart === -1 ? path : path.slice(0, queryStart);
}

export function chosenCategory(path: string): string | undefined {
  const [, query] = path.split('?', 2);
  return query && (new URLSearchParams(query).get('category') ?? undefined);
}
