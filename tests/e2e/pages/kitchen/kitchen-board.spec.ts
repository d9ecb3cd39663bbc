import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { expect, test } from '../../journey';
import {
  buttonOn,
  clearBoard,
  countWhole,
  openBoard,
  placeBusyEvening,
  placeTicket,
  putAway,
  skipInertTime,
  tap,
  ticketIn,
  ticketOn,
} from '../../kitchen-orders';
import { addProduct } from '../../set-up-shop';
import { openStaffApi, type StaffCall } from '../../staff-api';

const NEAR = {
  street: 'Main Bazaar',
  city: 'Ravangla',
  state: 'Sikkim',
  zipCode: '737139',
  latitude: 27.31,
  longitude: 88.37,
};

test('a ticket says what to make, for whom and until when', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  const { id: many, name } = await addProduct(ask, { stockCount: 100, diet: 'non-veg' });
  const items = [
    {
      productId: 'classic-butter-waffle',
      quantity: 2,
      customizations: [{ section: 'topping', value: 'banana' }],
    },
    ...Array.from({ length: 9 }, () => ({ productId: many, quantity: 1 })),
  ];
  const ticket = await placeTicket(ask, {
    items,
    deliveryMethod: 'delivery',
    deliveryAddress: NEAR,
    specialInstructions: 'Nut allergy! No nuts.',
  });
  const board = await openBoard(browser, shop);
  const card = ticketOn(board, ticket);

  await expect(card).toContainText(/[0-2] min On time/);
  await expect(card).toContainText('Delivery');
  await expect(card.getByRole('button', { name: /^2× Classic Butter Waffle/ })).toContainText(
    'Sliced banana',
  );
  await expect(card.getByRole('button', { name: new RegExp(`^1× ${name}`) }).first()).toContainText(
    'Non-veg',
  );
  const number = card.getByRole('heading', { name: String(ticket.number) });
  expect(await number.evaluate((element) => getComputedStyle(element).fontSize)).toBe('52px');
  // The ticket is longer than the column, but the note and the button need no scrolling.
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await board.setViewportSize(viewport);
    // The board is laid out again for the new size, which takes a moment.
    await expect(async () => {
      await card.evaluate((element) => element.scrollIntoView());
      const note = await card.getByText('Nut allergy! No nuts.').boundingBox();
      const accept = await buttonOn(board, 'Accept', ticket).boundingBox();
      expect(accept?.height).toBeGreaterThanOrEqual(64);
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(accept?.y ?? 0);
      expect((accept?.y ?? viewport.height) + 64).toBeLessThan(viewport.height - 60);
      expect(note?.y).toBeGreaterThan(0);
    }).toPass();
  }

  // Who ordered and how it is paid is one tap away.
  await expect(card).not.toContainText(ticket.customerName);
  const more = card.getByRole('button', { name: /^More for/ });
  await more.click();
  const details = board.getByRole('dialog', { name: `Order ${ticket.number}` });
  await expect(details).toContainText(ticket.customerName);
  await expect(details).toContainText('UNPAID');
  // The shop cancels nothing by itself, so no time is shown.
  await expect(details).not.toContainText('Held until');
  await details.getByRole('button', { name: /^UPI paid for/ }).click();
  await expect(details).toBeHidden();
  await expect(board.getByText(`Order ${ticket.number} is marked paid.`)).toBeVisible();
  await skipInertTime(board);
  await more.click();
  await expect(details.getByText('PAID', { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Close', exact: true }).click();
  await tap(board, 'Accept', ticket);
  await tap(board, 'Ready', ticket);
  await tap(board, 'Given to rider', ticket);
  const out = board.getByRole('region', { name: 'Out for delivery' });
  await out.getByRole('button', { name: `Delivered ${ticket.number}` }).click();
  await expect(out).toBeHidden();
  await putAway(shop, board);
});

test('23 new orders are in sight, and the board says what is below', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const [first] = await placeBusyEvening(ask, 23);
  const board = await openBoard(browser, shop);
  const column = board.getByRole('region', { name: 'New', exact: true });
  const list = column.getByRole('list', { name: 'New: 23', exact: true });
  for (const { width, height, whole } of [
    { width: 1280, height: 800, whole: 8 },
    { width: 768, height: 1024, whole: 5 },
    { width: 360, height: 640, whole: 1 },
  ]) {
    await board.setViewportSize({ width, height });
    const inSight = () => list.evaluate(countWhole);
    await expect.poll(inSight, `${width} x ${height}`).toBeGreaterThanOrEqual(whole);
  }
  // On a phone the first dish and the button are on the first screen.
  const card = ticketIn(board, 'New', first);
  const dish = await card.getByRole('listitem').first().boundingBox();
  const accept = await buttonOn(board, 'Accept', first).boundingBox();
  expect((dish?.y ?? 0) + (dish?.height ?? 0)).toBeLessThanOrEqual(accept?.y ?? 0);
  expect((accept?.y ?? 640) + (accept?.height ?? 0)).toBeLessThan(640);

  await board.setViewportSize({ width: 1280, height: 800 });
  // Empty columns give their place to the full one.
  const folded = await board.getByRole('region', { name: 'Ready', exact: true }).boundingBox();
  expect(folded?.width).toBeLessThan(50);
  const below = column.getByRole('button', { name: /^\d+ more from \d+:\d\d$/ });
  await expect(below).toContainText('15 more');
  const before = await list.boundingBox();
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(below).toBeHidden();
  expect(await list.boundingBox()).toEqual(before);
  await clearBoard(ask);
  await putAway(shop, board);
});

test('two boards agree on ticks, recalls and cancelled orders', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  const { id: productId, name } = await addProduct(ask);
  await setStation(ask, 'Bar', 1);
  const ticket = await placeTicket(ask, {
    items: [
      { productId, quantity: 7 },
      { productId: 'espresso', quantity: 1 },
    ],
  });
  const [one, two] = [await openBoard(browser, shop), await openBoard(browser, shop)];
  await one.getByRole('button', { name: /^To make/ }).click();
  const toMake = one.getByRole('region', { name: 'To make' });
  await expect(toMake).toContainText(`7 × ${name}`);
  await ticketOn(one, ticket)
    .getByRole('button', { name: `7× ${name}` })
    .click();
  await expect(toMake).not.toContainText(name);
  const line = ticketOn(two, ticket).getByRole('button', { name: `7× ${name}` });
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await line.click();
  await expect(toMake).toContainText(`7 × ${name}`);

  // A station shows its own dishes, names the others, and stays chosen after a reload.
  await two.getByLabel('Station of this tablet').selectOption('Bar');
  await expect(ticketOn(two, ticket)).toContainText(`Made elsewhere: 7× ${name}`);
  await two.reload();
  await expect(two.getByLabel('Station of this tablet')).toHaveValue('1');
  await expect(two.getByRole('listitem', { name: /^Order / })).toHaveCount(1);

  // Once its last station is done, the order is ready on all boards.
  await tap(one, 'Accept', ticket);
  await expect(buttonOn(one, 'Ready', ticket)).toContainText('Waiting for Bar');
  await tap(two, 'Bar done', ticket);
  await expect(ticketIn(one, 'Ready', ticket)).toBeVisible();
  await tap(one, 'Handed over unpaid', ticket);
  await expect(ticketOn(two, ticket)).toHaveCount(0);
  await one.getByRole('button', { name: 'Bring back' }).click();
  await one.getByRole('button', { name: `Bring back ${ticket.number}`, exact: true }).click();
  for (const board of [one, two]) await expect(ticketIn(board, 'Ready', ticket)).toBeVisible();

  const { id } = ticket;
  await ask('PUT', `/orders/${id}/status`, { status: 'cancelled', reason: 'customer-asked' });
  const said = `${ticket.number} was cancelled. Do not hand over: 7× ${name}, 1× Espresso`;
  for (const board of [one, two]) {
    await expect(board.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(ticketOn(board, ticket)).toHaveCount(0);
  }
  await one.getByRole('button', { name: `Got it ${ticket.number}`, exact: true }).click();
  for (const board of [one, two]) await expect(board.getByText(said)).toBeHidden();
  await setStation(ask, '', null);
  await putAway(shop, one, two);
});

/** Names the first station, and has it make espressos. */
async function setStation(ask: StaffCall, station1: string, station: number | null) {
  await ask('PUT', '/admin/kitchen/settings', { station1 });
  const products = await ask<Product[]>('GET', '/products');
  const { stockCount: _, ...espresso } = products.find(({ id }) => id === 'espresso') as Product;
  await ask('PUT', '/products/espresso', { ...espresso, station });
}

test('an order that another tablet moved is cancelled at once', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const ticket = await placeTicket(ask);
  const [one, two] = [await openBoard(browser, shop), await openBoard(browser, shop)];
  await tap(one, 'Accept', ticket);
  await expect(ticketIn(two, 'Preparing', ticket)).toBeVisible();
  await ticketOn(two, ticket)
    .getByRole('button', { name: /^More for/ })
    .click();
  await two.getByRole('dialog').getByRole('button', { name: 'Too busy' }).click();
  const dialog = two.getByRole('dialog', { name: `Cancel order ${ticket.number}?` });
  await expect(dialog.getByRole('radio', { name: /^Too busy/ })).toBeChecked();
  await tap(one, 'Ready', ticket);
  await expect(two.locator(`#move-${ticket.id}`)).toContainText('Handed over');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(ticketOn(two, ticket)).toHaveCount(0);

  // The cook at the other tablet has to hear of it; the one who cancelled it knows.
  const said = `${ticket.number} was cancelled. Do not hand over: 1× Espresso`;
  await expect(one.getByText(said)).toBeVisible();
  await expect(two.getByText(said)).toBeHidden();
  await putAway(shop, one, two);
});
