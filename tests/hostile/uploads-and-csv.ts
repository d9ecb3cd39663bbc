import { crc32, deflateSync } from 'node:zlib';
import { MENU_FILE_MAX_BYTES } from '../../shared/contract/menu/menu-file-contract';
import { PICTURE_MAX_BYTES } from '../../shared/domain/shop/pictures';
import { type Attack, type Attacks, bad, refused } from './attack';

const text = (value: string) => new TextEncoder().encode(value);
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  );

const upload = (
  body: Uint8Array<ArrayBuffer>,
  type = 'image/png',
  make: (send: Attack['send']) => Attack = bad,
): Attack =>
  make(({ manager }) => [
    'POST',
    '/api/products/pictures',
    { token: manager.token, body, headers: { 'Content-Type': type } },
  ]);
const tooLarge = (send: Attack['send']) => refused(413, 'too_large', send);

const PNG = '\x89PNG\r\n\x1a\n';

/** A chunk of a PNG file with a valid checksum. */
function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const FEW_PIXELS = chunk('IDAT', deflateSync(Buffer.alloc(100)));

/** A PNG of this declared size with almost no data. */
function pngOf(width: number, height: number, ...more: Buffer[]) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return bytes(PNG, chunk('IHDR', header), ...more, FEW_PIXELS, chunk('IEND', Buffer.alloc(0)));
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
const ENTITIES = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`;

/** Imports a menu file after its preview. */
const csv = (file: string, make: (send: Attack['send']) => Attack = bad): Attack =>
  make(async ({ shop, manager: { token } }) => {
    const path = '/api/products/import-preview';
    const preview = await shop.request('POST', path, { token, body: { csv: file } });
    const seen = preview.body.seen ?? 'none';
    return ['POST', '/api/products/import', { token, body: { csv: file, seen } }];
  });
const row = (cells: string) => csv(`name,category,price,picture\n${cells}`);
const gone = (path: string) => refused(404, undefined, () => ['GET', path]);
const unreadable = (path: string) => refused(400, undefined, () => ['GET', path]);

export const UPLOADS_AND_CSV: Attacks = {
  'an empty picture': upload(bytes()),
  'an SVG with a script': upload(text(SVG), 'image/svg+xml'),
  'an SVG sent as a JPEG': upload(text(SVG), 'image/jpeg'),
  'an SVG with an external entity': upload(text(ENTITIES), 'image/svg+xml'),
  'an SVG after whitespace': upload(text(`\ufeff\n  ${SVG}`)),
  'a gzipped SVG': upload(bytes([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])),
  'an HTML page': upload(text('<html><script>alert(1)</script></html>'), 'text/html'),
  'an HTML page sent as a picture': upload(text('<html></html>')),
  'an HTML page that begins like a GIF': upload(text('GIF89a/*<script>*/=1;alert(1)'), 'image/gif'),
  'a shell script': upload(text('#!/bin/sh\nrm -rf /'), 'application/x-sh'),
  'a PHP script': upload(text('<?php system($_GET[0]); ?>'), 'image/jpeg'),
  'a ZIP archive': upload(bytes('PK\x03\x04', [0, 0, 0, 0])),
  'a PDF': upload(text('%PDF-1.7\n%âãÏÓ'), 'application/pdf'),
  'a BMP': upload(bytes('BM', [0x3a, 0, 0, 0, 0, 0, 0, 0]), 'image/bmp'),
  'an ImageMagick script': upload(
    text('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"'),
  ),
  'a truncated JPEG': upload(bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'),
  'a truncated PNG': upload(bytes(PNG)),
  'a truncated WebP': upload(bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'image/webp'),
  'a truncated AVIF': upload(
    bytes([0, 0, 0, 0x18], 'ftypavif', [0, 0, 0, 0], 'avifmif1'),
    'image/avif',
  ),
  'an AVIF sequence': upload(
    bytes([0, 0, 0, 0x18], 'ftypavis', [0, 0, 0, 0], 'avifavis'),
    'image/avif',
  ),
  'a PNG with too few pixels': upload(pngOf(300, 300)),
  'a PNG of width 0': upload(pngOf(0, 300)),
  'an animated PNG': upload(pngOf(300, 300, chunk('acTL', Buffer.alloc(8, 1)))),
  'a PNG larger than memory': upload(pngOf(60_000, 60_000), 'image/png', tooLarge),
  'a PNG that is too wide': upload(pngOf(2_000_000, 101), 'image/png', tooLarge),
  'a file above the limit': upload(new Uint8Array(PICTURE_MAX_BYTES + 1), 'image/png', tooLarge),
  'a picture in a multipart form with a path as its name': bad(({ manager }) => [
    'POST',
    '/api/products/pictures',
    {
      token: manager.token,
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--x--\r\n',
    },
  ]),
  'a picture as JSON': bad(({ manager }) => [
    'POST',
    '/api/products/pictures',
    { token: manager.token, body: { url: 'http://169.254.169.254/latest/meta-data' } },
  ]),
  'a picture by a URL of the shop’s machine': bad(({ manager }) => [
    'POST',
    '/api/products/pictures?url=http://127.0.0.1:22/',
    { token: manager.token, body: 'url=file:///etc/passwd' },
  ]),

  'a file outside the pictures': gone('/pictures/../../../../etc/passwd'),
  'a file outside the pictures, encoded dots': gone('/pictures/%2e%2e/%2e%2e/etc/passwd'),
  'a file outside the pictures, encoded slashes': gone('/pictures/..%2f..%2f..%2fetc%2fpasswd'),
  'a file outside the pictures, encoded twice': gone('/pictures/%252e%252e%252fetc%252fpasswd'),
  'a file outside the pictures, backslashes': gone('/pictures/..%5c..%5cwindows%5cwin.ini'),
  'a file outside the pictures, overlong UTF-8': unreadable('/pictures/%c0%ae%c0%ae/etc/passwd'),
  'a page with a malformed escape': unreadable('/%zz+919876543210'),
  'a call with a malformed escape': bad(() => ['GET', '/api/products/%']),
  'a picture with a NUL in its path': gone(`/pictures/${'a'.repeat(32)}/640.webp%00.html`),
  'a picture of an unknown width': gone(`/pictures/${'a'.repeat(32)}/99999.webp`),
  'a picture of an unknown type': gone(`/pictures/${'a'.repeat(32)}/640.svg`),
  'a picture with SQL in its path': gone(`/pictures/${encodeURIComponent("' or 1=1 --")}/640.webp`),
  'a file outside the assets': gone('/assets/..%2f..%2fpackage.json'),
  'the shop’s .env': gone('/.env'),
  'the shop’s Git repository': gone('/.git/config'),
  'the shop’s database': gone('/data/shop.db'),

  'a menu with the column __proto__': csv('name,__proto__\nCake,x'),
  'a menu of a million empty lines': csv(`name\n${'\n'.repeat(1_000_000)}`),
  'a menu above the limit': csv(`name\n${'a'.repeat(MENU_FILE_MAX_BYTES)}`),
  'a menu far above the limit': csv(`name\n${'a'.repeat(3 * MENU_FILE_MAX_BYTES)}`, tooLarge),
  'a menu as an array': bad(({ manager }) => [
    'POST',
    '/api/products/import',
    { token: manager.token, body: { csv: ['name'], seen: 'x' } },
  ]),
  'a menu line with a negative price': row('Cake,Kind of Tea,-1,'),
  'a menu line with a formula as price': row('Cake,Kind of Tea,=1+1,'),
  'a menu line with an infinite price': row('Cake,Kind of Tea,1e999,'),
  'a menu line with a NUL': row('Ca\u0000ke,Kind of Tea,100,'),
};
