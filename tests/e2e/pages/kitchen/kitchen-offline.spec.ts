import { expect, test } from '../../journey';
import {
  newTablet,
  openBoardOn,
  placeTicket,
  readTicket,
  tap,
  ticketIn,
} from '../../kitchen-orders';
import { openStaffApi } from '../../staff-api';

test.use({ serviceWorkers: 'allow' });

test('a tablet reloaded without a network keeps tickets and taps', async ({ browser, shop }) => {
  const ask = await openStaffApi(shop);
  // The other tests of this shop place orders when no tablet is on any more.
  await ask('PUT', '/admin/kitchen/settings', { pauseAfterMinutes: null });
  const [mine, theirs] = [await placeTicket(ask), await placeTicket(ask)];
  // The tablets of other tests have no service worker.
  const board = await newTablet(browser, shop);
  await openBoardOn(board, shop);
  await expect(ticketIn(board, 'New', mine)).toBeVisible();
  await board.getByRole('button', { name: 'Start shift' }).click();
  const isStored = () =>
    board.evaluate(async () => (await caches.match('/admin/kitchen')) !== undefined);
  await expect.poll(isStored).toBe(true);

  await board.context().setOffline(true);
  await board.reload();
  await expect(ticketIn(board, 'New', mine)).toBeVisible();
  const notice = board.getByRole('alert').filter({ hasText: /^No connection since \d+:\d\d/ });
  await expect(notice).toContainText('Taps are kept and sent later.');
  // Money is never kept for later.
  await board.getByRole('button', { name: `More for ${mine.number}`, exact: true }).click();
  await board.getByRole('button', { name: `Cash paid for ${mine.number}`, exact: true }).click();
  const failed = 'Failed to update payment status. Please try again. This device is offline.';
  await expect(board.getByText(failed).first()).toBeVisible();
  for (const ticket of [mine, theirs]) await tap(board, 'Accept', ticket);
  await expect(notice).toContainText('2 taps will be sent later.');
  // Meanwhile someone else makes it ready.
  for (const version of [1, 2]) {
    await ask('POST', `/admin/kitchen/orders/${theirs.id}/move`, { version });
  }
  await board.reload();
  await expect(ticketIn(board, 'Preparing', mine)).toBeVisible();

  await board.context().setOffline(false);
  await expect(notice).toBeHidden();
  const said = board.getByText(`Someone else changed ${theirs.number}. It is in “Ready” now.`);
  await expect(said.first()).toBeVisible();
  await expect(ticketIn(board, 'Ready', theirs)).toBeVisible();
  await expect.poll(async () => (await readTicket(ask, mine.id)).stage).toBe('preparing');

  const kept = () => board.evaluate(() => localStorage.getItem('kitchen-board'));
  expect(await kept()).toContain(mine.id);
  await board.getByRole('button', { name: 'Sign out' }).click();
  await expect(board.getByLabel('Password')).toBeVisible();
  expect(await kept()).toBe(null);
  await board.close();
});
