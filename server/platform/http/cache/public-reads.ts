import type * as z from 'zod';
import { AUDITED_AREAS } from '../../../../shared/domain/platform/audit';
import { LANGUAGES, pathIn, splitLanguage } from '../../../../shared/domain/platform/languages';
import type { Changed } from '../../db/announce-change';
import type { ReadHeader } from '../encoding/prepared-response';
import { otherLanguage } from '../pages/page-language';
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
  ['/api/products/names', ['categories', 'products']],
  ['/api/inventory/public', MENU],
  // The settings name the options that are sold out.
  ['/api/settings', ['settings', 'products']],
  // Orders change it by little: the next minute shows it.
  ['/api/promise', ['settings']],
  ['/api/slots', ['settings']],
  ['/api/content', ['settings']],
  // Publishing one is audited as a setting.
  ['/api/reviews', ['settings']],
  ...LANGUAGES.flatMap((language) =>
    PUBLIC_PAGES.map((page) => [pathIn(language, page), SHOP] as const),
  ),
]);

/** @param changed undefined, or what only a newer server knows, shows everywhere. */
export function pathsShowing(changed: string | undefined): string[] {
  const known = [...AUDITED_AREAS, 'stock' as const].find((each) => each === changed);
  const reads = [...PUBLIC_READS].filter(([, shown]) => !known || shown.includes(known));
  return reads.map(([path]) => path);
}

/** What a page's URL may ask for. Other queries, such as a link's `fbclid`, change no response. */
const PAGE_QUERIES: ReadonlyMap<string, readonly string[]> = new Map([['/menu', ['category']]]);
/** Stands for all categories that do not exist: an id is never so short. */
const NO_CATEGORY = '-';

/** What the public calls of the API may ask for, by path: the contract's queries. */
export type PublicQueries = ReadonlyMap<string, z.ZodObject>;

interface PublicRequest {
  method: string | undefined;
  /** Path and query. */
  target: string;
  readHeader: ReadHeader;
  /** Those of the shop's own pages. */
  ownOrigins: readonly string[];
}

/**
 * The path under which a response is cached; undefined for one that is for one caller, refused, or that leads
 * to the page in another language.
 * @param queries those of other paths change no response.
 */
export function publicReadPath(
  { method, target, readHeader, ownOrigins }: PublicRequest,
  queries: PublicQueries,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [spelled = '', query] = target.replace(/#.*$/, '').split('?', 2);
  const isApi = spelled.startsWith('/api/');
  // The API reads '/api/menu/' as '/api/menu'; a page's other spellings are redirected.
  const pathname = isApi ? spelled.replace(/\/+$/, '') : spelled;
  if (!PUBLIC_READS.has(pathname)) return undefined;
  if (isApi ? isFromSomeone(method, readHeader, ownOrigins) : otherLanguage(pathname, readHeader))
    return undefined;
  if (!query) return pathname;
  const shape = queries.get(pathname);
  const names = shape
    ? Object.keys(shape.shape)
    : (PAGE_QUERIES.get(splitLanguage(pathname).path) ?? []);
  const declared = declaredQuery(names, new URLSearchParams(query));
  if (shape && !isValid(declared, shape)) return undefined;
  const first = new Map(declared.filter(([, value]) => value !== '').reverse());
  return first.size === 0 ? pathname : `${pathname}?${new URLSearchParams([...first].sort())}`;
}

/** Those of `name[0]=…`, too, which the API parses. */
function declaredQuery(names: readonly string[], query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => names.includes(name.split('[', 1)[0] ?? ''));
}

/** The API refuses others. */
function isValid(declared: readonly [string, string][], shape: z.ZodObject): boolean {
  const fields = Object.fromEntries(declared);
  const names = Object.keys(fields);
  const isUnique = names.length === declared.length;
  return isUnique && names.every((name) => name in shape.shape) && shape.safeParse(fields).success;
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
