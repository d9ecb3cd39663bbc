import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../../shared/domain/shop/pictures';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { sweepExpired } from '../../scheduled-jobs';

const WAFFLE = { create: { width: 400, height: 300, channels: 3, background: '#c84' } } as const;
const SECRET = 'taken at 27.3, 88.3 by Pema';

const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** Two frames of a moving picture. */
const moving = async () => {
  const frame = (background: string) =>
    sharp({ create: { ...WAFFLE.create, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } });
};

const shop = await forEachTest(openTestShop());
const manager = await shop.signInAdmin('manager');
const jpeg = await bytesOf(sharp(WAFFLE).jpeg());

describe('an uploaded picture', () => {
  const upload = (body: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
    shop.request('POST', '/api/products/pictures', {
      token: manager.token,
      body,
      headers: { 'Content-Type': type },
    });
  const addressOf = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
    const answer = await upload(body);
    expect(answer.status).toBe(201);
    return answer.body.imageUrl;
  };
  const decoded = async (path: string) => {
    const response = await shop.fetch(path);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { bytes, ...(await sharp(bytes).metadata()) };
  };

  async function refused(body: Uint8Array<ArrayBuffer>, code = 'bad_input', type?: string) {
    await shop.refuses(() => upload(body, type), code);
  }

  it('is served in the widths of the cards, with an immutable URL', async () => {
    const imageUrl = await addressOf(jpeg);
    expect(imageUrl).toMatch(/^\/pictures\/[0-9a-f]{32}\/640\.webp$/);
    expect(await decoded(imageUrl)).toMatchObject({ format: 'webp', width: 400, height: 300 });
    const small = imageUrl.replace('640.webp', '320.avif');
    expect(await decoded(small)).toMatchObject({ compression: 'av1', width: 320, height: 240 });
    const { headers } = await shop.fetch(small);
    expect(headers.get('Content-Type')).toBe('image/avif');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    const etag = headers.get('ETag') ?? '';
    expect((await shop.fetch(small, { 'If-None-Match': etag })).status).toBe(304);
    const product = await shop.addProduct({ imageUrl });
    expect(product.imageUrl).toBe(imageUrl);
  });

  it('is stored once, however often and under which name it is uploaded', async () => {
    expect(await addressOf(jpeg)).toBe((await upload(jpeg, 'text/x-evil')).body.imageUrl);
    expect(await shop.shop.database.db.selectFrom('pictures').selectAll().execute()).toHaveLength(
      6,
    );
  });

  it('is upright and has no metadata', async () => {
    const sideways = sharp(WAFFLE)
      .jpeg()
      .withExif({ IFD0: { ImageDescription: SECRET } })
      .withMetadata({ orientation: 6 });
    const photo = await bytesOf(sideways);
    expect(Buffer.from(photo).includes(SECRET)).toBe(true);
    for (const format of ['webp', 'avif']) {
      const path = (await addressOf(photo)).replace('webp', format);
      const { bytes, exif, orientation, width = 0, height = 0 } = await decoded(path);
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(bytes.includes('Pema')).toBe(false);
      expect(height).toBeGreaterThan(width);
    }
  });

  it('keeps only the picture of a polyglot file', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const path = await addressOf(new Uint8Array(Buffer.concat([jpeg, page])));
    expect((await decoded(path)).bytes.includes('script')).toBe(false);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be a %s, transparent or small', async (format) => {
    const image = sharp({ create: { ...WAFFLE.create, width: 200, channels: 4 } });
    expect(await decoded(await addressOf(await bytesOf(image.toFormat(format))))).toMatchObject({
      width: 200,
    });
  });

  it('is refused when animated, of another type or damaged', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>';
    await refused(new TextEncoder().encode(svg), 'bad_input', 'image/svg+xml');
    await refused(new TextEncoder().encode(svg), 'bad_input', 'image/png');
    await refused(jpeg.slice(0, jpeg.length / 2));
    await refused(jpeg.slice(0, 3));
    await refused(new Uint8Array(0));
    await refused(await bytesOf((await moving()).gif()), 'bad_input', 'image/gif');
    await refused(await bytesOf((await moving()).webp()));
    const png = Buffer.from(await bytesOf(sharp(WAFFLE).png()));
    const header = 33;
    const animation = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    const animated = [png.subarray(0, header), animation, png.subarray(header)];
    await refused(new Uint8Array(Buffer.concat(animated)));
    await refused(await bytesOf(sharp(WAFFLE).tiff()));
  });

  it('is refused when too large or too small', async () => {
    const sized = (width: number, height: number) =>
      bytesOf(sharp({ create: { ...WAFFLE.create, width, height } }).png());
    await refused(await sized(1, 60_000), 'too_large');
    await refused(await sized(9000, 9000), 'too_large');
    await refused(await sized(99, 500));
    await refused(new Uint8Array(PICTURE_MAX_BYTES + 1), 'too_large');
  });

  it('is deleted after a day when no product shows it', async () => {
    const shown = await addressOf(jpeg);
    const other = await addressOf(await bytesOf(sharp(WAFFLE).negate().jpeg()));
    const product = await shop.addProduct({ imageUrl: shown });
    const sweep = () => sweepExpired(shop.shop.database.db, shop.platform.clock());
    const statuses = async () =>
      Promise.all([shown, other].map(async (path) => (await shop.fetch(path)).status));
    await sweep();
    expect(await statuses()).toEqual([200, 200]);
    shop.platform.passSeconds(86_401);
    await sweep();
    expect(await statuses()).toEqual([200, 404]);
    await shop.asAdmin('DELETE', `/api/products/${product.id}`);
    await sweep();
    expect(await statuses()).toEqual([404, 404]);
  });
});
