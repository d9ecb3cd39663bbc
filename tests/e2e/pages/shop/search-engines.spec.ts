import { expect, test } from '../../journey';

const PUBLIC_PAGES = ['/', '/menu', '/about', '/contact', '/privacy'];

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The content of the only element that matches the expression. */
function found(html: string, expression: RegExp): string {
  const matches = [...html.matchAll(new RegExp(expression, 'g'))];
  expect(matches, String(expression)).toHaveLength(1);
  return matches[0]?.[1] ?? '';
}

test('every public page has a title, a canonical URL and sharing data', async ({ shop }) => {
  const titles = new Set<string>();
  for (const path of PUBLIC_PAGES) {
    const response = await fetch(shop.url + path);
    expect(response.headers.get('X-Robots-Tag')).toBeNull();
    const html = await response.text();
    const title = found(html, /<title>([^<]+)<\/title>/);
    titles.add(title);
    expect(found(html, /<meta name="description" content="([^"]{40,})"/)).toBeTruthy();
    expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(shop.url + path);
    expect(found(html, /<meta property="og:title" content="([^"]+)"/)).toBe(title);
    expect(found(html, /<meta property="og:url" content="([^"]+)"/)).toBe(shop.url + path);
    const picture = await fetch(found(html, /<meta property="og:image" content="(http[^"]+)"/));
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(html).not.toContain('noindex');
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test('personal pages and the back office are excluded from search engines', async ({ shop }) => {
  for (const path of ['/checkout', '/profile', '/order-history', '/admin', '/admin/login']) {
    const { headers } = await fetch(shop.url + path);
    expect(headers.get('X-Robots-Tag'), path).toBe('noindex');
  }
  for (const [path, title] of [
    ['/checkout', 'Checkout'],
    ['/profile', 'Your profile'],
    ['/order-history', 'Your orders'],
  ]) {
    const html = await (await fetch(shop.url + path)).text();
    expect(found(html, /<title>([^<]+)<\/title>/)).toBe(`${title} · Maenam Cafe (demo)`);
    expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toBe(shop.url + path);
  }
});

test('search engines read the cafe, its menu, prices and what is sold out', async ({ shop }) => {
  const html = await (await fetch(`${shop.url}/menu`)).text();
  const written = found(html, /<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/);
  const things: Thing[] = JSON.parse(written)['@graph'];
  const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);

  expect(ofType('Restaurant')).toEqual([
    expect.objectContaining({
      url: `${shop.url}/`,
      hasMenu: `${shop.url}/menu`,
      telephone: '+919000000000',
      currenciesAccepted: 'INR',
      paymentAccepted: 'UPI',
      address: expect.objectContaining({
        streetAddress: 'Main Bazaar',
        addressLocality: 'Ravangla',
        postalCode: '737139',
        addressCountry: 'IN',
      }),
      geo: expect.objectContaining({ latitude: 27.307, longitude: 88.366 }),
      openingHoursSpecification: expect.objectContaining({ opens: '09:30', closes: '19:40' }),
      servesCuisine: expect.arrayContaining(['Pizza']),
    }),
  ]);
  const [menu] = ofType('Menu');
  const sections = menu?.hasMenuSection as { name: string; hasMenuItem: { name: string }[] }[];
  expect(sections.map(({ name }) => name)).toContain('Pizza');
  const items = sections.flatMap(({ hasMenuItem }) => hasMenuItem.map(({ name }) => name));
  const products = ofType('Product');
  expect(items.sort()).toEqual(products.map(({ name }) => name).sort());
  expect(products.find(({ name }) => name === 'Sikkim Mandarin Waffle')?.offers).toMatchObject({
    '@type': 'Offer',
    price: '190.00',
    priceCurrency: 'INR',
    availability: 'https://schema.org/OutOfStock',
  });
  expect(products.find(({ name }) => name === 'Filter Coffee')).toMatchObject({
    image: expect.stringMatching(/^http/),
    offers: { availability: 'https://schema.org/InStock' },
  });
});
