import { expect, test } from '../../journey';
import {
  clearBoard,
  openBoard,
  placeTicket,
  putAway,
  readTicket,
  tap,
  ticketIn,
  ticketOn,
} from '../../kitchen-orders';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const LINES = 4;

test('a second tap on the spot of a move ticks nothing off the ticket that slides there', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const products = await Promise.all(Array.from({ length: LINES }, () => addProduct(ask)));
  // The board is sorted by when orders are due: of the same dishes, the larger one is not due earlier.
  const items = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const first = await placeTicket(ask, { items: items.slice(0, 1) });
  const second = await placeTicket(ask, { items });
  const board = await openBoard(browser, shop);
  const accept = board.getByRole('button', { name: `Accept ${first.number}`, exact: true });
  const box = await accept.boundingBox();
  const spot = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 30] as const;
  const lineThere = () =>
    board.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[aria-pressed]')?.textContent,
      spot,
    );
  await board.mouse.click(...spot);
  await expect(ticketIn(board, 'Preparing', first)).toBeVisible();
  await expect.poll(lineThere).toContain('1×');
  await board.mouse.click(...spot);
  const made = ticketIn(board, 'New', second).getByRole('button', { pressed: true });
  await expect(made).toHaveCount(0);
  await board.clock.fastForward(700);
  await board.mouse.click(...spot);
  await expect(made).toHaveCount(1);

  // Line after line is ticked off as fast as a cook can tap.
  const lines = ticketIn(board, 'New', second).locator('[aria-pressed="false"]');
  for (let left = LINES - 1; left > 0; left -= 1) await lines.first().click();
  await expect(made).toHaveCount(LINES);
  await putAway(shop, board);
});

test('an order is cancelled at once though another tablet moved it while the dialog asked', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const ticket = await placeTicket(ask);
  const [one, two] = [await openBoard(browser, shop), await openBoard(browser, shop)];
  await tap(one, 'Accept', ticket);
  await expect(ticketIn(two, 'Preparing', ticket)).toBeVisible();
  await ticketOn(two, ticket)
    .getByRole('button', { name: /^More for/ })
    .click();
  await ticketOn(two, ticket).getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = two.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Something has run out/ }).check();
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

test('an order accepted without a network no longer asks to be accepted', async ({
  browser,
  shop,
}) => {
  const ask = await openStaffApi(shop);
  const mine = await placeTicket(ask);
  const board = await openBoard(browser, shop);
  // Orders of other tests may wait, too.
  const waiting = async () => Number(/^\((\d+)\) /.exec(await board.title())?.[1] ?? 0);
  await expect.poll(waiting).toBeGreaterThan(0);
  const before = await waiting();
  await board.context().setOffline(true);
  await tap(board, 'Accept', mine);
  await expect.poll(waiting).toBe(before - 1);
  await board.context().setOffline(false);
  await expect.poll(async () => (await readTicket(ask, mine.id)).stage).toBe('preparing');
  await expect.poll(waiting).toBe(before - 1);
  await putAway(shop, board);
});
