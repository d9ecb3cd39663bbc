import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { expect, it } from 'vitest';
import { contract } from '.';

/** Every call of the API. The identity service's calls are not listed. */
const CALLS = [
  'GET /users/{id}',
  'GET /categories',
  'GET /products',
  'GET /orders/{id}',
  'GET /inventory/public',
  'GET /settings',
  'GET /promise',
  'GET /slots',
  'GET /order-messages',
  'POST /order-messages/{id}/devices',
  'POST /order-messages/removals',
  'GET /admin/order-events',
  'GET /orders/{id}/events',
  'GET /users/{id}/order-events',
  'GET /admins/me',
  'GET /admins/me/devices',
  'DELETE /admins/me/devices/{id}',
  'POST /admins/me/devices/sign-out-others',
  'GET /admins/me/second-factor',
  'POST /admins/me/second-factor',
  'POST /admins/me/second-factor/confirm',
  'POST /admins/me/second-factor/switch-off',
  'GET /admin/dashboard/today',
  'GET /admin/dashboard/stats',
  'GET /admin/dashboard/popular-products',
  'GET /admin/dashboard/trends',
  'GET /admin/dashboard/series',
  'GET /admin/taxes',
  'PUT /admin/taxes',
  'POST /orders/{id}/gateway-page',
  'POST /orders/{id}/gateway-check',
  'POST /orders/{id}/gateway-refund',
  'GET /admin/gateway',
  'POST /admin/gateway/test',
  'GET /admin/reports',
  'GET /admin/reports/days/{date}',
  'POST /admin/reports/days/{date}/closing',
  'GET /admin/reports/months/{month}',
  'GET /admin/reports/orders',
  'GET /admin/reports/payments',
  'GET /admin/bills',
  'GET /admin/bills/{month}',
  'GET /admin/bills/{month}/gstr1/{table}',
  'POST /admin/statements/preview',
  'PUT /admin/statements/columns',
  'POST /admin/statements/confirm',
  'GET /admin/statements/credits',
  'POST /admin/statements/credits/{id}/undo',
  'POST /orders/{id}/payments',
  'POST /orders/{id}/refunds',
  'POST /orders/{id}/payments/{paymentId}/take-back',
  'GET /admin/printers',
  'POST /admin/printers',
  'PUT /admin/printers/{id}',
  'DELETE /admin/printers/{id}',
  'POST /admin/printers/{id}/url',
  'POST /admin/printers/{id}/jobs',
  'POST /admin/printers/{id}/claim',
  'PUT /admin/print-jobs/{id}',
  'DELETE /admin/print-jobs/{id}',
  'GET /admin/first-day',
  'PUT /admin/first-day',
  'POST /admin/first-day/example-menu',
  'GET /admin/kitchen',
  'GET /admin/kitchen/recent',
  'GET /admin/kitchen/later',
  'POST /admin/kitchen/orders/{id}/move',
  'POST /admin/kitchen/orders/{id}/undo',
  'POST /admin/kitchen/orders/{id}/recall',
  'PUT /admin/kitchen/orders/{id}/lines/{line}',
  'POST /admin/kitchen/orders/{id}/cancel',
  'POST /admin/kitchen/orders/{id}/seen',
  'GET /admin/kitchen/settings',
  'PUT /admin/kitchen/settings',
  'GET /admin/newest-orders',
  'POST /admin/guard/beats',
  'GET /admin/guard',
  'POST /admin/guard/off-seen',
  'GET /admin/guard/webhook',
  'POST /admin/guard/test',
  'GET /admin/push',
  'POST /admin/push/subscriptions',
  'POST /admin/push/removals',
  'GET /admin/audit-log',
  'GET /inventory/{id}/history',
  'GET /orders/{id}/bill',
  'POST /orders/{id}/bill-link',
  'POST /orders/admin/{id}/bill-link',
  'GET /orders/{id}/bill.pdf',
  'POST /orders/{id}/bill',
  'POST /orders/{id}/payment-claim',
  'POST /orders/{id}/cancellation',
  'POST /contact-messages',
  'GET /admin/contact-messages',
  'PUT /admin/contact-messages/{id}',
  'DELETE /admin/contact-messages/{id}',
  'GET /orders/{id}/door-photo',
  'PUT /orders/{id}/door-photo',
  'DELETE /orders/{id}/door-photo',
  'GET /orders/admin/{id}/door-photo',
  'GET /orders/{id}/review',
  'PUT /orders/{id}/review',
  'GET /reviews',
  'GET /admin/reviews',
  'PUT /reviews/{id}',
  'GET /orders',
  'GET /orders/admin/{id}',
  'PUT /orders/{id}/status',
  'PUT /orders/{id}/payment-status',
  'POST /products',
  'PUT /products/{id}',
  'DELETE /products/{id}',
  'POST /categories',
  'PUT /categories/{id}',
  'DELETE /categories/{id}',
  'GET /inventory',
  'GET /inventory/products',
  'POST /inventory/initialize',
  'PUT /inventory/{id}',
  'POST /inventory/bulk-initialize',
  'GET /admins',
  'POST /admins',
  'PUT /admins/{id}',
  'DELETE /admins/{id}',
  'PUT /settings',
  'GET /settings/state',
  'PUT /settings/state',
  'GET /products/shared-options',
  'POST /products/shared-options',
  'PUT /products/shared-options/{id}',
  'DELETE /products/shared-options/{id}',
  'GET /products/sold-out',
  'PUT /products/sold-out',
  'GET /content',
  'PUT /content',

  'PUT /users/{id}',
  'GET /users/{id}/export',
  'DELETE /users/{id}',
  'POST /users/{id}/addresses',
  'PUT /users/{id}/addresses/{addressId}',
  'DELETE /users/{id}/addresses/{addressId}',
  'GET /users/{id}/orders',
  'POST /orders',
  'POST /logs',
  'GET /logs',
  'GET /system-status',
  'POST /events',
  'GET /admin/visits',
  'POST /products/pictures',
  'GET /products/export',
  'GET /products/import-template',
  'PUT /products/order',
  'PUT /categories/order',
  'POST /products/change-many',
  'POST /products/delete-many',
  'POST /products/import-preview',
  'POST /products/import',
];

/** Query parameters of the calls that have any. */
const QUERIES: Record<string, string[]> = {
  '/products': ['categoryId', 'status'],
  '/inventory/public': ['categoryId'],
  '/orders': ['status', 'paymentStatus', 'dateFrom', 'dateTo', 'q', 'sort', 'limit', 'offset'],
  '/orders/{id}': ['accessToken'],
  '/users/{id}/orders': ['sort', 'limit', 'offset'],
  '/logs': ['level', 'dateFrom', 'dateTo', 'q', 'sort', 'limit', 'offset'],
};

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
const document = await generator.generate(contract, { info: { title: 'Shop', version: '1' } });

it('documents every call of the API, and no other', () => {
  const documented = Object.entries(document.paths ?? {}).flatMap(([path, calls]) =>
    Object.keys(calls ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual([...CALLS].sort());
});

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

it('lists the numbers of days that the dashboard’s series accepts', async () => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, { info: { title: 'T', version: '1' } });
  const parameters = document.paths?.['/admin/dashboard/series']?.get?.parameters;
  expect(parameters).toMatchObject([{ name: 'days', in: 'query' }]);
  expect(JSON.stringify(parameters)).toContain('{"enum":[7,30,90]}');
});
