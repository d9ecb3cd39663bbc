import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** Without the cafe's name, which is added; the home page gives none. */
  title?: string;
  description: string;
  /** From the root: '/menu'. Nothing of the query belongs to the canonical address. */
  path: string;
  /** Pages of one person are not for search engines. */
  private?: boolean;
}

/** The matches of a storefront page: the root's first, the storefront's second. */
type ShopMatches = readonly [
  { loaderData?: { origin: string } | undefined },
  { loaderData?: { settings: { storeName: string } | undefined } | undefined },
  ...unknown[],
];

/** Title, description and canonical address of a page, for its `meta` (spec §2). */
export function pageMeta(matches: ShopMatches, page: PageMeta): MetaDescriptor[] {
  const [root, shop] = matches;
  const storeName = shop.loaderData?.settings?.storeName ?? 'Maenam';
  const title = page.title ? `${page.title} · ${storeName}` : `${storeName} · Waffles in Ravangla`;
  const href = `${root.loaderData?.origin ?? ''}${page.path}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: href },
    ...(page.private ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
