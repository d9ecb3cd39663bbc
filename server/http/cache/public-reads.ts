import type { AuditedArea } from '../../../shared/domain/audit';
import { PUBLIC_PAGES } from '../static/search-engine-files';

/** What public answers are made of; each changes by itself. */
export const PUBLIC_AREAS = ['settings', 'categories', 'products', 'inventory'] as const;
export type PublicArea = (typeof PUBLIC_AREAS)[number];

/** A product shows its category's name and its stock; of hidden ones neither it nor its stock is told. */
const OF_THE_MENU = ['categories', 'products', 'inventory'] as const;

/** The calls by which every page of the storefront gets the shop, and what they read. */
const PUBLIC_CALLS = new Map<string, readonly PublicArea[]>([
  ['/api/categories', ['categories']],
  ['/api/products', OF_THE_MENU],
  ['/api/inventory/public', OF_THE_MENU],
  ['/api/settings', ['settings']],
]);

/** The paths of all answers that are the same for everyone; pages are made of the calls. */
export const PUBLIC_READS: readonly string[] = [...PUBLIC_CALLS.keys(), ...PUBLIC_PAGES];

const PATHS: ReadonlySet<string> = new Set(PUBLIC_READS);

/**
 * What an answer is made of: every page of all, as each carries the whole shop.
 * @param path as `publicReadOf` tells it.
 */
export function areasOf(path: string): readonly PublicArea[] {
  return PUBLIC_CALLS.get(path) ?? PUBLIC_AREAS;
}

/** Whether it is a page, which is made of the calls' answers. @param path as `publicReadOf` tells it. */
export function isPage(path: string): boolean {
  return !PUBLIC_CALLS.has(path);
}

/** What is asked, as a web request and one of Node's both tell it. */
export interface Asked {
  readonly method: string | undefined;
  /** The path with its query. */
  readonly target: string;
  /** @param name in small letters. */
  readonly header: (name: string) => string | null | undefined;
}

/** What a web request asks. */
export function askedBy({ method, url, headers }: Request): Asked {
  const target = url.slice(url.indexOf('/', url.indexOf('//') + 2));
  return { method, target, header: (name) => headers.get(name) };
}

/**
 * The path of an answer that is the same for everyone who asks, or undefined for any other request.
 * What a link carries besides, such as the `fbclid` of Instagram's browser, changes no page: only the
 * menu's chosen category stays. A call of the API is taken without a query alone. HEAD is asked as GET
 * (RFC 9110, 9.3.2).
 */
export function publicReadOf({ method, target, header }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const end = target.indexOf('?');
  const pathname = end === -1 ? target : target.slice(0, end);
  if (!PATHS.has(pathname)) return undefined;
  // Whoever sends one of these may be shown more than everyone is.
  if (typeof (header('authorization') ?? header('admin-uid')) === 'string') return undefined;
  if (end === -1) return pathname;
  if (pathname.startsWith('/api/')) return undefined;
  const category = pathname === '/menu' && new URLSearchParams(target.slice(end)).get('category');
  return category ? `${pathname}?${new URLSearchParams({ category })}` : pathname;
}

/**
 * The menu of a category that there is none of shows the first one, as the menu without any does: so
 * that whoever makes up categories has nothing made.
 * @param path as `publicReadOf` tells it.
 * @param readCategories answers the categories' call, undefined when nobody can.
 */
export async function withKnownCategory(
  path: string,
  readCategories: () => Promise<readonly { id: string }[] | undefined>,
): Promise<string> {
  const [pathname = path, query] = path.split('?', 2);
  if (query === undefined) return path;
  const categories = await readCategories();
  const chosen = new URLSearchParams(query).get('category');
  return !categories || categories.some(({ id }) => id === chosen) ? path : pathname;
}

/** What a change in an area of the back office may change of what is public. */
const CHANGED_BY: ReadonlyMap<string, readonly PublicArea[]> = new Map(
  Object.entries({
    settings: ['settings'],
    categories: ['categories'],
    // A product is entered with its stock.
    products: ['products', 'inventory'],
    inventory: ['inventory'],
    // They take stock and give it back.
    orders: ['inventory'],
    users: [],
  } satisfies Record<AuditedArea, readonly PublicArea[]>),
);

/** What an announced change may have changed of what is public: all where nobody knows. */
export function areasChangedBy(area: string | undefined): readonly PublicArea[] {
  return CHANGED_BY.get(area ?? '') ?? PUBLIC_AREAS;
}

/** What a request may change of what is public: a call's path begins with the area that it changes. */
export function areasWrittenBy({ method, url }: Request): readonly PublicArea[] {
  if (method === 'GET' || method === 'HEAD') return [];
  const [, first, area = ''] = new URL(url).pathname.split('/', 3);
  return (first === 'api' && CHANGED_BY.get(area)) || [];
}
