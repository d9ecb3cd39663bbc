import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashScripts } from './hash-scripts';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('each inline script of the page is hashed once and the nonce is removed', async () => {
  const page =
    '<link rel="modulepreload" href="/a.js" nonce="n-1"/><script nonce="n-1">one()</script>' +
    '<script nonce="n-1" type="module" async="">import "/b.js";\nटी()</script><script nonce="n-1">one()</script>';
  const { html, hashes } = await hashScripts(page, 'n-1');
  expect(hashes).toEqual([hash('one()'), hash('import "/b.js";\nटी()')]);
  expect(html).toBe(page.replaceAll(' nonce="n-1"', ''));
});

test('an injected script is not hashed', async () => {
  const page =
    '<p><script>steal()</script><script nonce="n-2">steal()</script></p><script nonce="n-1">own()</script>';
  expect((await hashScripts(page, 'n-1')).hashes).toEqual([hash('own()')]);
});

test('an external script needs no hash', async () => {
  const page = '<script nonce="n-1" src="/a.js" async=""></script>';
  expect((await hashScripts(page, 'n-1')).hashes).toEqual([]);
});
