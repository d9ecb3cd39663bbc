import { useState } from 'react';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { useSiteFacts } from '../../../api/site-facts';
import { useShop } from '../shop-context';
import { cafeThing } from './cafe-graph';
import { dishThing, menuThings } from './menu-graph';

/** schema.org as JSON-LD. Only the server generates it; hydration keeps the page's content. */
export function StructuredData({ about }: { about: 'cafe' | 'menu' | MenuProduct }) {
  const shop = useShop();
  const { origin = '', share = '' } = useSiteFacts() ?? {};
  const id = `structured-data-${typeof about === 'string' ? about : 'dish'}`;
  const [json] = useState(() =>
    import.meta.env.SSR ? write() : document.getElementById(id)?.innerHTML,
  );
  if (json === undefined) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made and escaped by the server
    <script id={id} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );

  function write(): string {
    const things = [
      cafeThing(shop, origin, share),
      ...(typeof about === 'object' ? [dishThing(about, shop, origin)] : []),
      ...(about === 'menu' ? menuThings(shop, origin) : []),
    ];
    return jsonForScript({ '@context': 'https://schema.org', '@graph': things });
  }
}

/** Safe inside a script element: nothing can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
