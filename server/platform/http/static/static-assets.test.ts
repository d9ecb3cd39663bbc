import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loadStaticAssets,
  type StaticAssets,
  staticResponse,
  withoutWorker,
} from './static-assets';

const directory = mkdtempSync(join(tmpdir(), 'shop-assets-'));
let assets: StaticAssets;

beforeAll(() => {
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(directory, 'sw.js'), 'worker');
  writeFileSync(join(directory, 'sw-withdrawn.js'), 'withdrawn');
  writeFileSync(join(directory, 'assets', 'app-1a.js'), 'plain');
  writeFileSync(join(directory, 'assets', 'app-1a.js.br'), 'brotli');
  writeFileSync(join(directory, 'assets', 'app-1a.js.gz'), 'gzip');
  assets = loadStaticAssets(directory);
});

afterAll(() => rmSync(directory, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return staticResponse(assets, new Request(`http://shop${path}`, { method, headers }));
}

test('files are served by their path; compressed copies and dot files are not', () => {
  expect([...assets.keys()].sort()).toEqual([
    '/assets/app-1a.js',
    '/robots.txt',
    '/sw-withdrawn.js',
    '/sw.js',
  ]);
});

test.each([
  ['gzip, br', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', null, 'plain'],
])('a client that accepts %s gets %s', async (accepted, coding, body) => {
  const response = get('/assets/app-1a.js', { 'Accept-Encoding': accepted });
  expect(response?.headers.get('Content-Encoding')).toBe(coding);
  expect(response?.headers.get('Vary')).toBe('Accept-Encoding');
  expect(response?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(await response?.text()).toBe(body);
});

test('a file with a hash in its name is immutable, others are revalidated', () => {
  expect(get('/assets/app-1a.js')?.headers.get('Cache-Control')).toContain('immutable');
  expect(get('/robots.txt')?.headers.get('Cache-Control')).toContain('must-revalidate');
});

test('the service worker is revalidated, may fetch, and can be withdrawn', async () => {
  const response = get('/sw.js');
  expect(response?.headers.get('Cache-Control')).toBe('no-cache');
  expect(response?.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  const withdrawn = staticResponse(withoutWorker(assets), new Request('http://shop/sw.js'));
  expect(withdrawn?.headers.get('Cache-Control')).toBe('no-cache');
  expect(await withdrawn?.text()).toBe('withdrawn');
});

test('a file that the client has is not sent again, even if a proxy changed its ETag', () => {
  const etag = get('/robots.txt')?.headers.get('ETag') ?? '';
  for (const held of [etag, etag.replace('W/', '')]) {
    const response = get('/robots.txt', { 'If-None-Match': held });
    expect(response?.status).toBe(304);
    expect(response?.body).toBeNull();
  }
});

test('HEAD returns the length and no body', async () => {
  const response = get('/robots.txt', {}, 'HEAD');
  expect(response?.headers.get('Content-Length')).toBe('13');
  expect(await response?.text()).toBe('');
});

test('an unknown path is left to the next handler', () => {
  expect(get('/assets/app-2b.js')).toBeUndefined();
  expect(get('/assets/../../package.json')).toBeUndefined();
});

test('a file of an unknown type is refused at start', () => {
  writeFileSync(join(directory, 'notes.xyz'), '');
  expect(() => loadStaticAssets(directory)).toThrow('No media type is known for /notes.xyz');
  rmSync(join(directory, 'notes.xyz'));
});
