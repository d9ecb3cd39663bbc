import { expect, test, vi } from 'vitest';
import { REFUSAL_CODES } from '../../../../shared/domain/platform/refusals';
import { ALLOWED } from '../../../../tests/support/platform/allowed-calls';
import { httpParts } from '../../../../tests/support/platform/http-parts';
import { createHttpApp } from '../http-app';
import { describeApi } from './api-document';
import { createApiHandler } from './api-handler';

const app = createHttpApp({ ...httpParts(), api: createApiHandler([describeApi()]) });

test.each(['/api/openapi.json', '/api/docs'])('%s is serialized once', async (path) => {
  const headers = { 'Accept-Encoding': 'br' };
  const first = await app.request(path, { headers });
  expect([first.status, first.headers.get('Content-Encoding')]).toEqual([200, 'br']);
  const stringify = vi.spyOn(JSON, 'stringify');
  const etag = first.headers.get('ETag') ?? '';
  const again = await app.request(path, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const plain = await app.request(path);
  const large = stringify.mock.results.filter(({ value }) => String(value).length > 500);
  expect(large).toEqual([]);
  stringify.mockRestore();
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  expect(Number(plain.headers.get('Content-Length'))).toBe((await plain.arrayBuffer()).byteLength);
});

test('the document has every call of the API, and no other', async () => {
  const { paths } = (await (await app.request('/api/openapi.json')).json()) as { paths: object };
  const documented = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('every call may answer with any refusal, which the document describes once', async () => {
  const text = await (await app.request('/api/openapi.json')).text();
  const { paths, components } = JSON.parse(text);
  const refusals: { properties: { code: { const: string } } }[] = components.schemas.Refusal.anyOf;
  expect(refusals.map(({ properties }) => properties.code.const)).toEqual(REFUSAL_CODES);
  const schema = { $ref: '#/components/schemas/Refusal' };
  expect(paths['/orders'].post.responses.default).toEqual({
    description: 'A refusal',
    content: { 'application/json': { schema } },
  });
  expect(text.split(JSON.stringify(schema))).toHaveLength(Object.keys(ALLOWED).length + 1);
  expect(await (await app.request('/api/docs')).text()).toContain('idempotency_key_expired');
});
