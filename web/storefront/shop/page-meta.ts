import type { MetaDescriptor } from 'react-router';
import type { Content } from '../../../shared/contract/shop/content-contract';
import { pathIn } from '../../../shared/domain/platform/languages';
import { m } from '../../../shared/messages/compiled/messages';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import { FALLBACK_SETTINGS, type ShopSettings } from '../../api/settings-from-wire';
import type { SiteFacts } from '../../api/site-facts';

interface ShopInMeta {
  settings: ShopSettings;
  content: Content | undefined;
  categories: readonly { name: string }[] | undefined;
}

interface PageMeta {
  /** The title without the cafe's name, which is appended. The home page has none. */
  title?: string;
  description: (shop: ShopInMeta) => string;
  /** The canonical path, '/menu', without a query and a language. */
  path: string;
  /** The path of its own picture for messengers, of 1200 × 630 pixels; the cafe's otherwise. */
  image?: (shop: ShopInMeta) => string | undefined;
  private?: boolean;
}

/** The matches of a storefront page: the root, then the storefront. */
type ShopMatches = readonly [
  { loaderData?: SiteFacts | undefined },
  { loaderData?: { [Part in keyof ShopInMeta]: ShopInMeta[Part] | undefined } | undefined },
  ...unknown[],
];

/** Title, description, canonical URL and social preview (storefront rule 3). */
export function pageMeta(matches: ShopMatches, page: PageMeta): MetaDescriptor[] {
  const [root, { loaderData }] = matches;
  const settings = loaderData?.settings ?? FALLBACK_SETTINGS;
  const { storeName } = settings;
  const content = loaderData?.content;
  const title = (page.title ? [page.title, storeName] : [storeName, content?.tagline])
    .filter(Boolean)
    .join(' · ');
  const origin = root.loaderData?.origin ?? '';
  const href = `${origin}${pathIn(getLocale(), page.path)}`;
  const shop = { settings, content, categories: loaderData?.categories };
  const description = page.description(shop);
  const described = [
    { title },
    { tagName: 'link', rel: 'canonical', href },
    { name: 'description', content: description },
  ];
  // Search engines and messengers read what the server sends, so the browser has no code for the rest.
  if (!import.meta.env.SSR) return described;
  if (page.private) return [...described, { name: 'robots', content: 'noindex' }];
  const image = page.image?.(shop);
  const preview = {
    type: 'website',
    site_name: storeName,
    locale: m.language_tag().replace('-', '_'),
    title,
    description,
    url: href,
    image: `${origin}${image ?? root.loaderData?.share ?? ''}`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': image ? title : storeName,
  };
  return [
    ...described,
    ...Object.entries(preview).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
