import { PUBLIC_PAGES } from './search-engine-files';

/** The calls by which every page of the storefront gets the shop. */
const PUBLIC_CALLS = [
  '/api/categories',
  '/api/products',
  '/api/inventory/public',
  '/api/settings',
] as const;

/** The paths of all answers that are the same for everyone; pages are made of the calls. */
export const PUBLIC_READS = [...PUBLIC_CALLS, ...PUBLIC_PAGES] as const;

const PATHS: ReadonlySet<string> = new Set(PUBLIC_READS);

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
 * menu's chosen category stays. A call of the API is taken without a query alone.
 */
export function publicReadOf({ method, target, header }: Asked): string | undefined {
  if (method !== 'GET') return undefined;
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

/** What may change a public answer: whatever is sent to one of these, and orders take stock. */
const WRITTEN = [
  '/api/categories',
  '/api/products',
  '/api/inventory',
  '/api/settings',
  '/api/orders',
];

/** Whether a request may change what is public. */
export function mayChangePublic({ method, url }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { pathname } = new URL(url);
  return WRITTEN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
