import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { expect, it } from 'vitest';
import { contract } from '.';

/** Query parameters of the calls that have any. */
const QUERIES: Record<string, string[]> = {
  '/categories': ['lang'],
  '/products': ['categoryId', 'status', 'lang'],
  '/inventory/public': ['categoryId'],
  '/orders': [
    'status',
    'paymentStatus',
    'channel',
    'dateFrom',
    'dateTo',
    'q',
    'sort',
    'limit',
    'offset',
  ],
  '/orders/{id}': ['accessToken'],
  '/users/{id}/orders': ['sort', 'limit', 'offset'],
  '/logs': ['level', 'dateFrom', 'dateTo', 'q', 'sort', 'limit', 'offset'],
};

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
const document = await generator.generate(contract, { info: { title: 'Shop', version: '1' } });

it('says of every call what it does, who may make it, and to which group it belongs', () => {
  const calls = Object.values(document.paths ?? {}).flatMap((methods) =>
    Object.values(methods ?? {}).map((each) => each as Record<string, unknown>),
  );
  for (const call of calls) {
    expect(call).toMatchObject({
      summary: expect.stringMatching(/^[A-Z][^.]{8,60}$/),
      description: expect.stringMatching(/For (everyone|signed-in users|staff: [a-z, ]+)\.$/),
      tags: [expect.stringMatching(/^[a-z-]+$/)],
    });
  }
  expect(new Set(calls.map(({ summary }) => summary)).size).toBe(calls.length);
  expect(document.paths?.['/settings']?.put).toMatchObject({
    tags: ['settings'],
    description: 'For staff: admin.',
  });
});

it.each(Object.entries(QUERIES))('documents the query parameters of %s', (path, names) => {
  const parameters = document.paths?.[path]?.get?.parameters ?? [];
  const query = parameters.flatMap((each) =>
    'in' in each && each.in === 'query' ? each.name : [],
  );
  expect(query.sort()).toEqual([...names].sort());
});

it('documents the header that makes a repeated order safe', () => {
  expect(document.paths?.['/orders']?.post?.parameters).toContainEqual(
    expect.objectContaining({ in: 'header', name: 'idempotency-key' }),
  );
});

it('documents the header with a guest’s token, and that the query is deprecated', () => {
  const header = expect.objectContaining({ in: 'header', name: 'order-access-token' });
  for (const path of ['/orders/{id}', '/orders/{id}/events']) {
    expect(document.paths?.[path]?.get?.parameters).toContainEqual(header);
  }
  const parameters = JSON.stringify(document.paths?.['/orders/{id}']?.get?.parameters);
  expect(parameters).toContain('Deprecated, because proxies log it');
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

it('lists the numbers of days that the dashboard’s series accepts', () => {
  const parameters = document.paths?.['/admin/dashboard/series']?.get?.parameters;
  expect(parameters).toMatchObject([{ name: 'days', in: 'query' }]);
  expect(JSON.stringify(parameters)).toContain('{"enum":[7,30,90]}');
});
