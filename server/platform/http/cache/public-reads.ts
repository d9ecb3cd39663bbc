import { AUDITED_AREAS } from '../../../../shared/domain/platform/audit';
import type { Changed } from '../../db/announce-change';
import type { ReadHeader } from '../encoding/prepared-response';
import { isCrossSite } from '../security/cross-site';
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

/** A category and a status of products. Other queries, such as a link's `fbclid`, change no response. */
const QUERIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/menu', ['category']],
  ['/api/products', ['categoryId', 'status']],
  ['/api/inventory/public', ['categoryId']],
]);
/** Stands for all categories that do not exist: an id is never so short. */
const NO_CATEGORY = '-';
const MAX_ID_LENGTH = 100;
/** PRODUCT_STATUSES of the menu, which this module stands below. */
const STATUSES = ['active', 'inactive', 'out-of-stock', 'low-stock'];

/**
 * The path under which a response is cached; undefined for one that is for one caller, or refused.
 * @param ownOrigins those of the shop's own pages.
 */
export function publicReadPath(
  method: string | undefined,
  target: string,
  readHeader: ReadHeader,
  ownOrigins: readonly string[],
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [spelled = '', query] = target.replace(/#.*$/, '').split('?', 2);
  const isApi = spelled.startsWith('/api/');
  // The API reads '/api/menu/' as '/api/menu'; a page's other spellings are redirected.
  const pathname = isApi ? spelled.replace(/\/+$/, '') : spelled;
  if (!PUBLIC_READS.has(pathname)) return undefined;
  if (isApi && isFromSomeone(method, readHeader, ownOrigins)) return undefined;
  if (!query) return pathname;
  const declared = declaredQuery(pathname, new URLSearchParams(query));
  if (isApi && !isValid(declared)) return undefined;
  const first = new Map(declared.filter(([, value]) => value !== '').reverse());
  return first.size === 0 ? pathname : `${pathname}?${new URLSearchParams([...first].sort())}`;
}

/** Those of `name[0]=…`, too, which the API parses. */
function declaredQuery(pathname: string, query: URLSearchParams): [string, string][] {
  const names = QUERIES.get(pathname) ?? [];
  return [...query].filter(([name]) => names.includes(name.split('[', 1)[0] ?? ''));
}

/** The API refuses others. */
function isValid(declared: readonly [string, string][]): boolean {
  const isUnique = new Set(declared.map(([name]) => name)).size === declared.length;
  return (
    isUnique &&
    declared.every(([name, value]) =>
      name === 'status'
        ? STATUSES.includes(value)
        : !name.includes('[') && value !== '' && value.length <= MAX_ID_LENGTH,
    )
  );
}

/** Whether the caller may get more than the public, or be refused. */
function isFromSomeone(
  method: string,
  readHeader: ReadHeader,
  ownOrigins: readonly string[],
): boolean {
  // Without a token, the admin-UID header is ignored.
  return (
    typeof readHeader('authorization') === 'string' || isCrossSite(method, readHeader, ownOrigins)
  );
}

export function pathnameOf(path: string): string {
  const queryStart = path.indexOf('?');
  return queryStart === -1 ? path : path.slice(0, queryStart);
}

/** The category of a cached path. */
export function chosenCategory(path: string): string | undefined {
  const query = new URLSearchParams(path.slice(pathnameOf(path).length));
  return query.get('category') ?? query.get('categoryId') ?? undefined;
}

/** The plain menu, or a list of the products in no category. */
export function withoutCategory(path: string): string {
  const pathname = pathnameOf(path);
  if (!pathname.startsWith('/api/')) return pathname;
  const query = new URLSearchParams(path.slice(pathname.length));
  query.set('categoryId', NO_CATEGORY);
  return `${pathname}?${query}`;
}
