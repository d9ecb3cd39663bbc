import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ContentInput } from '../../../shared/contract/shop/content-contract';
import { BRAND_FILES, type BrandFile, brandPath } from '../../../shared/domain/shop/brand-files';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';

const SIZES: Record<BrandFile, [number, number]> = {
  'favicon.png': [48, 48],
  'apple-touch-icon.png': [180, 180],
  'icon-192.png': [192, 192],
  'icon-512.png': [512, 512],
  'icon-maskable.png': [512, 512],
  'share.jpg': [1200, 630],
};

const shop = await forEachTest(openTestShop());
const admin = await shop.signInAdmin();

describe('the shop’s icons and share picture', () => {
  const pathOf = async (file: BrandFile) =>
    brandPath(await shop.succeed('GET', '/api/content'), file);
  const change = (content: Partial<ContentInput>) => shop.asAdmin('PUT', '/api/content', content);

  /** A transparent picture with a disc of one colour. */
  async function upload(fill: string, width = 200, height = 100) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="${height / 2}" fill="${fill}"/></svg>`;
    const body = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
    const answer = await shop.request('POST', '/api/products/pictures', {
      token: admin.token,
      body,
      headers: { 'Content-Type': 'image/png' },
    });
    expect(answer.status).toBe(201);
    return (answer.body.imageUrl as string).split('/')[2] ?? '';
  }

  async function fetched(path: string) {
    const response = await shop.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    return sharp(Buffer.from(await response.arrayBuffer()));
  }

  /** The colour of a pixel, with its transparency. */
  async function pixel(image: Sharp, x: number, y: number): Promise<number[]> {
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * 4;
    // A stored picture has lost a little.
    return [...data.subarray(at, at + 4)].map((part) => Math.round(part / 15) * 15);
  }

  it('are neutral ones in the shop’s colours until the owner uploads a picture', async () => {
    for (const file of BRAND_FILES) {
      const image = await fetched(await pathOf(file));
      const { width, height, format } = await image.metadata();
      expect([width, height]).toEqual(SIZES[file]);
      expect(format).toBe(file === 'share.jpg' ? 'jpeg' : 'png');
    }
    await change({ mainColour: '#0000ff' });
    const maskable = await fetched(await pathOf('icon-maskable.png'));
    expect(await pixel(maskable, 2, 2)).toEqual([0, 0, 255, 255]);
  });

  it('are made of the owner’s icon, which no phone cuts off', async () => {
    const iconPicture = await upload('#f00');
    await change({ iconPicture, mainColour: '#0000ff' });
    const icon = await fetched(await pathOf('icon-512.png'));
    expect(await pixel(icon, 2, 2)).toEqual([0, 0, 0, 0]);
    expect(await pixel(icon.clone(), 256, 256)).toEqual([255, 0, 0, 255]);
    const maskable = await fetched(await pathOf('icon-maskable.png'));
    expect(await pixel(maskable, 256, 256)).toEqual([255, 0, 0, 255]);
    // The disc is half as high as the picture, which fills 60 % of the icon.
    expect(await pixel(maskable.clone(), 256, 256 - 90)).toEqual([0, 0, 255, 255]);
    const touch = await fetched(await pathOf('apple-touch-icon.png'));
    expect(await pixel(touch, 1, 1)).toEqual([0, 0, 255, 255]);
  });

  it('take the logo without an icon, and the hero without a share picture', async () => {
    const logoPicture = await upload('#0f0', 120, 120);
    const heroPicture = await upload('#f0f', 150, 100);
    await change({ logoPicture, heroPicture });
    expect(await pixel(await fetched(await pathOf('icon-192.png')), 96, 96)).toEqual([
      0, 255, 0, 255,
    ]);
    const [red = 0, green = 0] = await pixel(await fetched(await pathOf('share.jpg')), 600, 315);
    expect(red - green).toBeGreaterThan(200);

    await change({ sharePicture: await upload('#0f0', 100, 100) });
    const [, own = 0] = await pixel(await fetched(await pathOf('share.jpg')), 600, 315);
    expect(own).toBeGreaterThan(200);
  });

  it('are found under the current path only, to which earlier ones and the icon’s usual one lead', async () => {
    const before = await pathOf('favicon.png');
    await change({ accentColour: '#ff0000' });
    const now = await pathOf('favicon.png');
    expect(now).not.toBe(before);
    for (const path of [before, '/favicon.ico', '/pictures/brand/x/favicon.png']) {
      const response = await shop.fetch(path);
      expect([response.status, response.headers.get('Location')]).toEqual([302, now]);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    }
    expect((await shop.fetch('/pictures/brand/x/passwd')).status).toBe(404);
  });

  it('are drawn again when a picture is missing', async () => {
    await change({ iconPicture: 'f'.repeat(32), sharePicture: 'demo-share' });
    for (const file of BRAND_FILES) await fetched(await pathOf(file));
  });
});
