import { expect, it } from 'vitest';
import { TAX_DEFAULTS } from '../../../shared/contract/shop/taxes-contract';
import { LANGUAGES } from '../../../shared/domain/platform/languages';
import { pdfPages } from '../../../tests/support/money/pdf-pages';
import { guestOf, orderOf, sendOrder } from '../../../tests/support/orders/test-orders';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop } from '../../../tests/support/platform/test-shop';
import { offerLanguages } from '../../platform/http/pages/offered-languages';
import { LIMIT_RULES } from '../../platform/limits/limit-rules';

const shop = await forEachTest(openTestShop());
offerLanguages(LANGUAGES);

const makeBill = (id: string) => shop.asAdmin('POST', `/api/orders/${id}/bill`);
const askLink = (id: string, token?: string, accessToken?: string) =>
  shop.request('POST', `/api/orders/${id}/bill-link`, {
    token,
    headers: { ...(accessToken !== undefined && { 'Order-Access-Token': accessToken }) },
  });
const staffLink = async (id: string): Promise<string> =>
  (await shop.asAdmin('POST', `/api/orders/admin/${id}/bill-link`)).url;
const pagesAt = async (url: string) =>
  pdfPages(Buffer.from(await (await shop.fetch(url)).arrayBuffer()));

let guests = 0;
const place = async (dishes: readonly object[] = [{ price: 105 }], name = 'Pema') => {
  const products = [];
  for (const dish of dishes) products.push(await shop.addProduct(dish));
  return (await sendOrder(shop, orderOf(products, { guest: { ...guestOf(guests++), name } }))).body;
};

it('is saved with a link that needs no token and contains none', async () => {
  const { id, accessToken } = await place();
  expect((await askLink(id, undefined, accessToken)).body.code).toBe('not_found');
  await makeBill(id);
  const { url } = (await askLink(id, undefined, accessToken)).body;
  expect(url).not.toContain(accessToken);
  const response = await shop.fetch(url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="bill-2026-27-000001.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdfPages(pdf)).toEqual([
    expect.stringMatching(/Bill no\. 2026-27\/000001 .*Pema .*₹105\.00.* Total ₹105\.00/),
  ]);
});

it('is linked only for the customer and for staff, and the link ends', async () => {
  const [{ id, accessToken }, other] = [await place(), await place()];
  for (const order of [id, other.id]) await makeBill(order);
  const asha = await shop.signInCustomer();
  const admin = await shop.signInAdmin();
  for (const by of [
    [asha.token],
    [admin.token],
    [undefined],
    [undefined, other.accessToken],
  ] as const) {
    expect((await askLink(id, ...by)).body.code).toBe('not_found');
  }
  const path = `/api/orders/admin/${id}/bill-link`;
  expect((await shop.request('POST', path, { token: asha.token })).status).toBe(403);
  const { url } = (await askLink(id, undefined, accessToken)).body;
  for (const [wrong, status] of [
    [url.replace(id, other.id), 404],
    [url.replace(/until=\d/, 'until=9'), 404],
    [`${url}x`, 404],
    [url.replace(/\?.*/, ''), 400],
  ] as const) {
    expect((await shop.fetch(wrong)).status).toBe(status);
  }
  shop.platform.passSeconds(15 * 60 - 1);
  expect((await shop.fetch(url)).status).toBe(200);
  shop.platform.passSeconds(1);
  expect((await shop.fetch(url)).status).toBe(404);
});

it('is shown by its page where a link that has ended is opened in a browser', async () => {
  const { id } = await place();
  await makeBill(id);
  const url = await staffLink(id);
  const open = (accept: string) => shop.fetch(url, { Accept: accept });
  const inBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect((await open(inBrowser)).headers.get('Content-Type')).toBe('application/pdf');
  shop.platform.passSeconds(15 * 60);
  const { status, headers } = await open(inBrowser);
  expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
    303,
    `/order-history/bill?order=${id}`,
    'no-store',
  ]);
  const inHindi = await shop.fetch(url, { Accept: inBrowser, Cookie: 'language=hi' });
  expect(inHindi.headers.get('Location')).toBe(`/hi/order-history/bill?order=${id}`);
  expect(await (await open('*/*')).json()).toMatchObject({ status: 404, code: 'not_found' });
});

it('is drawn so often for an order, and no oftener', async () => {
  const { id } = await place();
  await makeBill(id);
  const url = await staffLink(id);
  const { points } = LIMIT_RULES.billPdfs;
  for (let each = 0; each < points; each += 1) expect((await shop.fetch(url)).status).toBe(200);
  const refused = await shop.fetch(url);
  expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
});

it('shows the tax, what was credited, and every line on numbered pages', async () => {
  const settings = { gstin: '11ABCDE1234F1ZD', unpaidItemsOfGuest: 100 };
  await shop.changeSettings({ openingMode: 'open', ...settings });
  await shop.asAdmin('PUT', '/api/admin/taxes', { ...TAX_DEFAULTS, mode: 'regular' });
  const { id: categoryId } = await shop.addCategory('All');
  const dishes = Array.from({ length: 20 }, (_, index) => ({
    name: `Dish${index}`,
    price: 10,
    categoryId,
  }));
  const { id } = await place(dishes);
  await makeBill(id);
  await shop.setStatus(id, 'cancelled');
  const pages = await pagesAt(await staffLink(id));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const whole = pages.join(' ');
  for (const { name } of dishes) expect(whole.split(`${name} `)).toHaveLength(2);
  expect(whole).toMatch(/^Our cafe .*Tax invoice CANCELLED .*Total ₹200\.00/);
  expect(whole).toMatch(/SGST 2\.5% ₹4\.76 Credit note .*CN26-27\/000001 .*₹200\.00/);
});

it('stands any text', async () => {
  const { db } = shop.shop.database;
  const texts = [
    'W'.repeat(100),
    'गर्‍यो শ্রী ക്ഷ',
    '\u202eשלום 你好 🧇',
    `a${'\u0301'.repeat(90)}`,
    ' ',
  ];
  for (const text of texts) {
    const { id } = await place();
    // The shop refuses some of these names: a bill can be printed all the same.
    await db.updateTable('order_items').set({ name: text }).where('order_id', '=', id).execute();
    await db.updateTable('orders').set({ customer_name: text }).where('id', '=', id).execute();
    await makeBill(id);
    const [page, ...others] = await pagesAt(await staffLink(id));
    expect([others, page]).toEqual([[], expect.stringContaining('Total ₹105.00')]);
    expect(page).not.toContain('\u202e');
  }
});
