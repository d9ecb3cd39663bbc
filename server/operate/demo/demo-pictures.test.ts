import { describe, expect, it } from 'vitest';
import { contentPictureUrl } from '../../../shared/domain/shop/pictures';
import { DEMO_CONTENT } from './demo-content';
import { DEMO_PRODUCTS } from './demo-menu';
import { demoPictures } from './demo-pictures';

const SIZE_CEILING_BYTES = 4096;
const HERO = '/pictures/demo-hero.svg';
const pictures = [...demoPictures()].filter(([path]) => path !== HERO);

/** The first problem that makes `text` malformed XML (elements and attributes only), or undefined. */
function faultOf(text: string): string | undefined {
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, empty: string) => {
      const names = [...attributes.matchAll(/([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) open.push(`an attribute twice in ${name}`);
      if (closing) return open.pop() === name ? '' : `</${name}>`;
      if (!empty) open.push(name);
      return '';
    },
  );
  if (rest.trim() !== '') return `left over: ${rest.slice(0, 80)}`;
  return open.length > 0 ? `still open: ${open.join()}` : undefined;
}

describe('the pictures of the demo menu', () => {
  it('exist once for each product, all different', () => {
    expect(pictures.map(([path]) => path).toSorted()).toEqual(
      DEMO_PRODUCTS.map(({ imageUrl }) => imageUrl).toSorted(),
    );
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(DEMO_PRODUCTS.length);
  });

  it('come with the picture of the home page', () => {
    expect(demoPictures().get(HERO)).toMatch(/^<svg .+<\/svg>$/s);
    expect(HERO).toBe(contentPictureUrl(DEMO_CONTENT.heroPicture ?? ''));
  });

  it('are drawn once', () => {
    expect(demoPictures()).toBe(demoPictures());
  });

  it.each(pictures)('%s is a small, well-formed 4:3 svg', (_, svg) => {
    expect(faultOf(svg)).toBeUndefined();
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_CEILING_BYTES);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 400 300">/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each(pictures)('%s has no scripts and no references', (_, svg) => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|image|a|animate|set)\b/i);
    expect(svg).not.toMatch(/\s(on[a-z]+|style)=/i);
    const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, link, paint]) => link ?? paint ?? '',
    );
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? '');
    for (const reference of references) expect(ids.map((id) => `#${id}`)).toContain(reference);
  });

  it('have unique ids, so that one document can hold them all', () => {
    const ids = pictures.flatMap(([, svg]) =>
      [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
