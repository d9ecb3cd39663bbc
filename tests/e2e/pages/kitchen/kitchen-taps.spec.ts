import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import {
  buttonOn,
  clearBoard,
  openBoard,
  placeTicket,
  putAway,
  readTicket,
  tap,
  ticketIn,
} from '../../kitchen-orders';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

const light = (page: Page) => page.getByRole('banner').getByRole('status');

test('a double tap moves one ticket, and a move can be undone', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  await clearBoard(ask);
  const first = await placeTicket(ask);
  const second = await placeTicket(ask);
  const board = await openBoard(browser, shop);
  // On a busy machine more time may pass between two taps than the board takes for a double one.
  await board.clock.pauseAt(await board.evaluate(() => Date.now() + 1000));
  const accept = buttonOn(board, 'Accept', first);
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

  // From the keyboard, the focus goes on to the next ticket, and a held key moves one.
  await buttonOn(board, 'Ready', first).focus();
  await board.keyboard.press('Enter');
  await board.keyboard.press('Enter');
  await expect(ticketIn(board, 'Ready', first)).toBeVisible();
  await expect(buttonOn(board, 'Ready', second)).toBeFocused();

  // The row of the tools stays one row, or what lies above would move under a finger.
  const bottomOf = async (name: RegExp) => {
    const lowest = await board.getByRole('button', { name }).last().boundingBox();
    return Math.round((lowest?.y ?? 0) + (lowest?.height ?? 0));
  };
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await board.setViewportSize({ width, height });
    expect(await bottomOf(/^Undo/), `at ${width} px`).toBe(await bottomOf(/^Bring back/));
  }
  await putAway(shop, board);
});

test('other pages of the back office say when they are not live', async ({ page, shop }) => {
  await openAsStaff(page, shop, '/admin/categories');
  await expect(light(page)).toHaveText('Live');
  await page.context().setOffline(true);
  await expect(light(page)).toContainText('Reconnecting… since');
  await page.context().setOffline(false);
  await expect(light(page)).toHaveText('Live');
});
