import type { MetaDescriptor } from 'react-router';
import share from '../brand/share.png';

interface PageMeta {
  /** Without the cafe's name, which is added. The home page has none. */
  title?: string;
  description: string;
  /** The canonical path, '/menu', without a query. */
  path: string;
  /** Personal pages are not indexed. */
  private?: boolean;
}

/** The matches of a storefront page: the root, then the storefront. */
type ShopMatches = readonly [
  { loaderData?: { origin: string } | undefined },
  { loaderData?: { settings: { storeName: string } | undefined } | undefined },
  ...unknown[],
];

/** Title, description, canonical URL and social preview of a page (spec §2). */
export function pageMeta(matches: ShopMatches, page: PageMeta): MetaDescriptor[] {
  const [root, shop] = matches;
  const storeName = shop.loaderData?.settings?.storeName ?? 'Maenam';
  const title = page.title ? `${page.title} · ${storeName}` : `${storeName} · Waffles in Ravangla`;
  const origin = root.loaderData?.origin ?? '';
  const href = `${origin}${page.path}`;
  if (page.private) {
    return [
      { title },
      { name: 'description', content: page.description },
      { tagName: 'link', rel: 'canonical', href },
      { name: 'robots', content: 'noindex' },
    ];
  }
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: storeName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: href },
    { property: 'og:image', content: `${origin}${share}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A waffle and a coffee on a table below Maenam hill.' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
