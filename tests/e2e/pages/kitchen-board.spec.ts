import type { Page } from '@playwright/test';
import type { Category } from '../../../shared/contract/catalog-contract';
import type { Board, Ticket } from '../../../shared/contract/kitchen-contract';
import { placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { openBoard, placeTicket, readTicket, tap, ticketIn, ticketOn } from '../kitchen-orders';
import { openAsStaff } from '../people';
import { addProduct } from '../set-up-shop';
import { openStaffApi } from '../staff-api';

const MINUTE_MS = 60_000;
const NEAR = {
  street: 'Main Bazaar',
  city: 'Ravangla',
  state: 'Sikkim',
  zipCode: '737139',
  latitude: 27.31,
  longitude: 88.37,
};

const light = (page: Page) => page.getByRole('banner').getByRole('status');
const button = (board: Page, label: string, { number }: Ticket) =>
  board.getByRole('button', { name: `${label} ${number}`, exact: true });

/** Lets a board believe that the server's clock is ahead. @returns a function that sets the minutes. */
async function pretendLater(board: Page): Promise<(minutes: number) => void> {
  let aheadMs = 0;
  await board.route('**/api/admin/kitchen', async (route) => {
    const response = await route.fetch();
    const json: Board = await response.json();
    const now = new Date(Date.parse(json.now) + aheadMs).toISOString();
    await route.fulfill({ response, json: { ...json, now } });
  });
  return (minutes) => {
    aheadMs = minutes * MINUTE_MS;
  };
}

test('a ticket says what to make, for whom and until when, with the note beside the button', async ({
  browser,
  shop,
}) => {
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
  await expect(card).toContainText('On time');
  await expect(card).toContainText('0 min');
  await expect(card).toContainText('UNPAID');
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
    await card.evaluate((element) => element.scrollIntoView());
    const note = await card.getByText('Nut allergy! No nuts.').boundingBox();
    const accept = await button(board, 'Accept', ticket).boundingBox();
    expect(accept?.height).toBeGreaterThanOrEqual(64);
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(accept?.y ?? 0);
    expect((accept?.y ?? viewport.height) + 64).toBeLessThan(viewport.height - 60);
  }

  await card.getByRole('button', { name: /^More for/ }).click();
  await card.getByRole('button', { name: 'Mark paid' }).click();
  await expect(card).not.toContainText('UNPAID');
  await expect(card.getByText('PAID', { exact: true })).toBeVisible();
  const setMinutes = await pretendLater(board);
  const dueIn = (Date.parse(ticket.dueAt) - Date.parse(ticket.placedAt)) / MINUTE_MS;
  for (const [minutes, word] of [
    [dueIn - 5, 'Hurry'],
    [dueIn + 1, 'Late'],
  ] as const) {
    setMinutes(minutes);
    await board.reload();
    await expect(card).toContainText(word);
  }
  await tap(board, 'Accept', ticket);
  await tap(board, 'Ready', ticket);
  await tap(board, 'Given to rider', ticket);
  const out = board.getByRole('region', { name: 'Out for delivery' });
  await out.getByRole('button', { name: `Delivered ${ticket.number}` }).click();
  await expect(out).toBeHidden();
  await board.close();
});

test('a double tap moves one ticket, and each move can be undone for five seconds', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const first = await placeTicket(ask);
  const second = await placeTicket(ask);
  const board = await openBoard(browser, shop);
  const accept = button(board, 'Accept', first);
  await accept.scrollIntoViewIfNeeded();
  const box = await accept.boundingBox();
  const spot = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 30] as const;
  await board.mouse.click(...spot, { clickCount: 2 });
  await board.mouse.click(...spot);
  await expect(ticketIn(board, 'Preparing', first)).toBeVisible();
  await expect(ticketIn(board, 'New', second)).toBeVisible();
  expect(await readTicket(ask, second.id)).toMatchObject({ stage: 'new', version: 1 });

  await board.getByRole('button', { name: `Undo ${first.number} Accepted` }).click();
  await expect(ticketIn(board, 'New', first)).toBeVisible();
  await expect.poll(async () => (await readTicket(ask, first.id)).stage).toBe('new');
  await board.clock.fastForward(1000);
  for (const ticket of [first, second]) await tap(board, 'Accept', ticket);
  await expect(board.getByRole('button', { name: /^Undo/ })).toHaveCount(2);
  await board.clock.fastForward(5000);
  await expect(board.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  // From the keyboard, the focus goes on to the next ticket, and a held key moves one.
  await button(board, 'Ready', first).focus();
  await board.keyboard.press('Enter');
  await board.keyboard.press('Enter');
  await expect(ticketIn(board, 'Ready', first)).toBeVisible();
  await expect(button(board, 'Ready', second)).toBeFocused();
  await board.close();
});

test('two boards agree on ticks; an order comes back by recall; a cancelled one is loud', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const { id: productId, name, categoryId } = await addProduct(ask);
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
  const categories = await ask<Category[]>('GET', '/categories');
  const station = categories.find((category) => category.id === categoryId)?.name ?? '';
  await two.getByRole('button', { name: 'Categories' }).click();
  await two.getByLabel(station).check();
  await expect(ticketOn(two, ticket)).toContainText('Others make: 1× Espresso');
  await two.reload();
  await expect(two.getByRole('button', { name: 'Categories: 1' })).toBeVisible();
  await expect(two.getByRole('listitem', { name: /^Order / })).toHaveCount(1);

  for (const label of ['Accept', 'Ready', 'Handed over unpaid']) await tap(one, label, ticket);
  await expect(ticketOn(two, ticket)).toHaveCount(0);
  await one.getByRole('button', { name: 'Bring back' }).click();
  await one.getByRole('button', { name: `Bring back ${ticket.number}`, exact: true }).click();
  for (const board of [one, two]) await expect(ticketIn(board, 'Ready', ticket)).toBeVisible();

  const { id } = ticket;
  await ask('PUT', `/orders/${id}/status`, { status: 'cancelled', reason: 'customer-asked' });
  const said = `${ticket.number} was cancelled. Stop making: 7× ${name}, 1× Espresso`;
  for (const board of [one, two]) {
    await expect(board.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(ticketOn(board, ticket)).toHaveCount(0);
  }
  await one.getByRole('button', { name: `Seen ${ticket.number}`, exact: true }).click();
  for (const board of [one, two]) await expect(board.getByText(said)).toBeHidden();
  for (const board of [one, two]) await board.close();
});

test('cancelling asks for the reason, which the customer reads', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  const { id, accessToken } = await placeAsGuest(shop);
  const ticket = await readTicket(ask, id);
  const board = await openBoard(browser, shop);
  await ticketOn(board, ticket)
    .getByRole('button', { name: /^More for/ })
    .click();
  await ticketOn(board, ticket).getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = board.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason.');
  await dialog.getByRole('radio', { name: /^Something has run out/ }).check();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(ticketOn(board, ticket)).toHaveCount(0);
  const told = await fetch(`${shop.url}/api/orders/${id}`, {
    headers: { 'order-access-token': accessToken },
  });
  expect(await told.json()).toMatchObject({
    status: 'cancelled',
    cancelReason: 'Something you ordered has run out.',
  });
  await board.close();
});

test('taps without a network are kept, sent once and in order, and a refused one is said', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const [mine, theirs] = [await placeTicket(ask), await placeTicket(ask)];
  const board = await openBoard(browser, shop);
  const sent: string[] = [];
  board.on('requestfinished', (request) => {
    if (request.url().includes('/kitchen/orders/')) sent.push(request.url());
  });
  await board.context().setOffline(true);
  await expect(light(board)).toContainText(/^Reconnecting… since \d+:\d\d [ap]m$/);
  const notice = board.getByRole('alert').filter({ hasText: /^No connection since \d+:\d\d/ });
  await expect(notice).toContainText('Taps are kept and sent later.');
  await tap(board, 'Accept', mine);
  await tap(board, 'Accept', theirs);
  await tap(board, 'Ready', mine);
  await expect(ticketIn(board, 'Ready', mine)).toBeVisible();
  await expect(notice).toContainText('3 taps will be sent later.');
  // Meanwhile someone else makes it ready.
  for (const version of [1, 2]) {
    await ask('POST', `/admin/kitchen/orders/${theirs.id}/move`, { version });
  }
  const late = await placeTicket(ask);
  expect(sent).toEqual([]);

  await board.context().setOffline(false);
  await expect(light(board)).toHaveText('Live');
  await expect(notice).toBeHidden();
  await expect(ticketIn(board, 'New', late)).toBeVisible();
  const said = board.getByText(`Someone else changed ${theirs.number}. It is in “Ready” now.`);
  await expect(said.first()).toBeVisible();
  await expect(ticketIn(board, 'Ready', theirs)).toBeVisible();
  expect(await readTicket(ask, mine.id)).toMatchObject({ stage: 'ready', version: 3 });
  expect(sent.map((url) => url.split('/').at(-2))).toEqual([mine.id, theirs.id, mine.id]);
  await board.close();
});

test('a failed read is tried again by itself, and other pages say when they are not live', async ({
  page,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  await page.clock.install();
  await page.route('**/api/admin/kitchen', (route) => route.abort());
  await page.route('**/api/admin/order-events', (route) => route.abort());
  await openAsStaff(page, shop, '/admin/kitchen');
  await expect(page.getByRole('alert')).toContainText('Failed to load the tickets.');
  const ticket = await placeTicket(ask);
  await page.unroute('**/api/admin/kitchen');
  await page.clock.fastForward(15_000);
  await expect(ticketOn(page, ticket)).toBeVisible();
  // Without a stream it reads every 15 s.
  const next = await placeTicket(ask);
  await page.clock.fastForward(15_000);
  await expect(ticketOn(page, next)).toBeVisible();
  await expect(light(page)).toContainText('Reconnecting… since');

  await page.unroute('**/api/admin/order-events');
  await page.goto('/admin/categories');
  await expect(light(page)).toHaveText('Live');
  await page.context().setOffline(true);
  await expect(light(page)).toContainText('Reconnecting… since');
  await page.context().setOffline(false);
  await expect(light(page)).toHaveText('Live');
});
