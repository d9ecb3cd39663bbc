import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contentPictureUrl } from '../../../shared/domain/shop/pictures';
import { DEMO_CONTENT } from './demo-content';
import { DEMO_PRODUCTS } from './demo-menu';
import { demoPictures } from './demo-pictures';

const HERO = contentPictureUrl(DEMO_CONTENT.heroPicture ?? '');
const pictures = [...demoPictures()];

describe('the demo’s pictures', () => {
  it('are those of the products and of the home page, all different', () => {
    expect(pictures.map(([path]) => path).toSorted()).toEqual(
      [HERO, ...DEMO_PRODUCTS.map(({ imageUrl }) => imageUrl)].toSorted(),
    );
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length);
  });

  it.each(pictures)('%s is small, well-formed and of the right shape', async (path, svg) => {
    const [width, height, ceilingBytes] = path === HERO ? [1440, 640, 10_240] : [400, 300, 4096];
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(ceilingBytes);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    // Sharp refuses malformed XML.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width,
      height,
    });
  });

  it.each(pictures)('%s has no scripts, and references only its own parts', (_, svg) => {
    expect(svg).not.toMatch(/<(script|style|foreignObject|image|a|animate|set)\b|<[!?]/i);
    expect(svg).not.toMatch(/\s(on[a-z]+|style)=/i);
    const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map(
      ([, link, paint]) => link ?? paint,
    );
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.map((id) => `#${id}`)).toEqual(expect.arrayContaining(references));
  });
});
