import type { MetaDescriptor } from 'react-router';
import share from '../brand/share.png';

interface PageMeta {
  /** The title without the cafe's name, which is appended. The home page has none. */
  title?: string;
  description: string;
  /** The canonical path, '/menu', without a query. */
  path: string;
  private?: boolean;
}

/** The matches of a storefront page: the root, then the storefront. */
type ShopMatches = readonly [
  { loaderData?: { origin: string } | undefined },
  { loaderData?: { settings: { storeName: string } | undefined } | undefined },
  ...unknown[],
];

/** Title, description, canonical URL and social preview (spec §2). */
export function pageMeta(matches: ShopMatches, page: PageMeta): MetaDescriptor[] {
  const [root, shop] = matches;
  const storeName = shop.loaderData?.settings?.storeName ?? 'Maenam';
  const title = page.title ? `${page.title} · ${storeName}` : `${storeName} · Waffles in Ravangla`;
  const origin = root.loaderData?.origin ?? '';
  const href = `${origin}${page.path}`;
  const shared = [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href },
  ];
  if (page.private) return [...shared, { name: 'robots', content: 'noindex' }];
  const preview = {
    type: 'website',
    site_name: storeName,
    locale: 'en_IN',
    title,
    description: page.description,
    url: href,
    image: `${origin}${share}`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'A waffle and a coffee on a table below Maenam hill.',
  };
  return [
    ...shared,
    ...Object.entries(preview).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
