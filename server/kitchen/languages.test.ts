import { beforeEach, expect, it } from 'vitest';
import type { Product } from '../../shared/contract/menu/catalog-contract';
import { guestOf, orderOf } from '../../tests/support/orders/test-orders';
import { openToldShop } from '../../tests/support/orders/told-shop';
import { forEachTest } from '../../tests/support/platform/for-tests';
import { findPrinter } from './printing/printer-store';
import { readTicket } from './printing/read-ticket';

const told = await forEachTest(openToldShop());
const { shop } = told;
const SETTINGS = '/api/admin/kitchen/settings';

let momo: Product;
beforeEach(async () => {
  momo = await shop.addProduct({
    name: 'Chicken momo',
    translations: { hi: { name: 'चिकन मोमो' }, ne: { name: 'कुखुराको मःम' } },
    customizationOptions: {
      soup: {
        label: 'Soup',
        labels: { hi: 'सूप', ne: 'झोल' },
        options: [
          { value: 'hot', label: 'Hot', labels: { hi: 'तीखा', ne: 'पिरो' }, priceModifier: 20.5 },
          { value: 'plain', label: 'Plain', priceModifier: 0 },
        ],
      },
    },
  });
});

/** Ordered as a page in Hindi orders: what it reads, and a note in Hindi. */
async function orderInHindi() {
  const dishes: Product[] = await shop.succeed('GET', '/api/products?lang=hi');
  const dish = dishes.find(({ id }) => id === momo.id);
  const items = [
    {
      productId: dish?.id,
      name: dish?.name,
      quantity: 2,
      customizations: [{ section: 'soup', sectionLabel: 'सूप', value: 'hot', optionLabel: 'तीखा' }],
      note: 'बिना प्याज',
    },
  ];
  const body = orderOf([], { items, guest: guestOf(1), specialInstructions: 'जल्दी' });
  return told.place(undefined, body, 'hi');
}

const board = () => shop.asAdmin('GET', '/api/admin/kitchen');

async function printedTexts(orderId: string): Promise<string[]> {
  const input = { name: 'Pass', kind: 'star', paperDots: 576, printsNew: 'never' };
  const { id } = (await shop.asAdmin('POST', '/api/admin/printers', input)).printer;
  await shop.asAdmin('POST', `/api/admin/printers/${id}/jobs`, { orderId });
  const { db } = shop.shop.database;
  const printer = await findPrinter(db, id);
  const job = await db.selectFrom('print_jobs').selectAll().executeTakeFirstOrThrow();
  const blocks = (printer && (await readTicket(db, printer, job, shop.platform.clock()))) ?? [];
  return blocks.flatMap((block) => (block === 'rule' ? [] : block.text));
}

it('an order placed in Hindi is cooked from a Nepali board and billed in English', async () => {
  await shop.asAdmin('PUT', SETTINGS, { kitchenLanguage: 'ne' });
  const order = await orderInHindi();
  await told.addDevice(order);
  const words = {
    name: 'कुखुराको मःम',
    options: [{ section: 'झोल', label: 'पिरो' }],
    note: 'बिना प्याज',
  };
  const { tickets } = await board();
  expect(tickets).toMatchObject([{ id: order.id, instructions: 'जल्दी', lines: [words] }]);
  const ticket = await shop.asAdmin('GET', `/api/admin/kitchen/orders/${order.id}`);
  expect(ticket.lines).toMatchObject([words]);
  expect(await printedTexts(order.id)).toEqual(
    expect.arrayContaining([
      'कुखुराको मःम',
      'झोल: पिरो',
      'नोट: बिना प्याज',
      'नोट: जल्दी',
      'भुक्तानी बाँकी',
      'जम्मा 2 वटा',
    ]),
  );

  const english = {
    name: 'Chicken momo',
    customizations: [{ sectionLabel: 'Soup', optionLabel: 'Hot' }],
  };
  expect(order.items).toMatchObject([english]);
  const stored = await shop.asAdmin('GET', `/api/orders/admin/${order.id}`);
  expect(stored.items).toMatchObject([english]);
  const { db } = shop.shop.database;
  const kept = await db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(kept).replace('बिना प्याज', '')).not.toMatch(/\p{Script=Devanagari}/u);

  await told.act('move', order, tickets[0].version);
  await told.pass(60);
  expect(told.titles()).toEqual([`${order.counterNumber}: रसोई ने शुरू कर दिया`]);
  const bill = await shop.asAdmin('POST', `/api/orders/${order.id}/bill`);
  expect(JSON.stringify(bill)).not.toMatch(/\p{Script=Devanagari}/u);
});

it('a customer who gave no name has words in the kitchen’s language', async () => {
  await shop.asAdmin('PUT', SETTINGS, { kitchenLanguage: 'hi' });
  const items = [
    { productId: momo.id, quantity: 1, customizations: [{ section: 'soup', value: 'hot' }] },
  ];
  const walkIn = { items, channel: 'counter', deliveryMethod: 'pickup' };
  const { id, customerName } = await shop.asAdmin('POST', '/api/admin/orders', walkIn);
  expect(customerName).toBe('Walk-in');
  expect((await printedTexts(id)).join()).toContain('काउंटर का ग्राहक');
});

it('a customer in Hindi without a device gets a text message in Hindi from a Nepali kitchen', async () => {
  await told.setKitchen({ kitchenLanguage: 'ne', textsPerDay: 10 });
  const order = await orderInHindi();
  await told.setStatus(order, { status: 'on-the-way' });
  await told.look();
  const { storeName } = await shop.succeed('GET', '/api/settings');
  expect(shop.platform.messages.map(({ text }) => text)).toEqual([
    `${order.counterNumber}: ऑर्डर तैयार है। आइए, ले जाइए। ${storeName}`,
  ]);
});

it('a kitchen cooks in English until its owner says otherwise', async () => {
  await orderInHindi();
  const { tickets } = await board();
  expect(tickets[0].lines).toMatchObject([
    { name: 'Chicken momo', options: [{ section: 'Soup', label: 'Hot' }] },
  ]);
  await shop.asAdmin('PUT', SETTINGS, { kitchenLanguage: 'hi' });
  expect((await board()).tickets[0].lines[0].name).toBe('चिकन मोमो');
  const { token } = await shop.signInAdmin();
  const refused = await shop.request('PUT', SETTINGS, { token, body: { kitchenLanguage: 'fr' } });
  expect(refused.body.code).toBe('bad_input');
});

it('what was renamed after the order is shown as it was ordered', async () => {
  await shop.asAdmin('PUT', SETTINGS, { kitchenLanguage: 'ne' });
  await orderInHindi();
  const { stockCount: _, ...dish } = momo;
  await shop.asAdmin('PUT', `/api/products/${momo.id}`, {
    ...dish,
    name: 'Pork momo',
    translations: { ne: { name: 'सुँगुरको मःम' } },
    customizationOptions: {
      soup: { ...momo.customizationOptions['soup'], label: 'Broth' },
    },
  });
  expect((await board()).tickets[0].lines).toMatchObject([
    { name: 'Chicken momo', options: [{ section: 'Soup', label: 'पिरो' }] },
  ]);
});
