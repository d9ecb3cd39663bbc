import type { Page } from '@playwright/test';
import type { Printer } from '../../../../shared/contract/kitchen/printing-contract';
import { StarPrinter } from '../../../printers/star-printer';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';

test('a printer prints by itself, and says it is out of paper', async ({ office: page, shop }) => {
  await openAsStaff(page, shop, '/admin/printers');
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add printer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Kitchen');
  await dialog.getByLabel('Print new orders').selectOption('As soon as they are placed');
  await dialog.getByRole('button', { name: 'Add printer' }).click();
  // A toast is a dialog, too.
  const address = page.getByRole('dialog', { name: 'The address of Kitchen' });
  const url = (await address.getByText('/print/').textContent()) ?? '';
  await address.getByRole('button', { name: 'Done' }).click();
  const card = page.getByRole('region', { name: 'Kitchen', exact: true });
  await expect(card).toContainText('Not connected yet');

  const star = new StarPrinter(shop.url + new URL(url).pathname);
  star.mood = 'out of paper';
  const { id } = await placeAsGuest(shop);
  await star.turn();
  await page.goto('/admin/orders');
  const trouble = page
    .getByRole('status')
    .filter({ hasText: /^Kitchen: Out of paper: ticket #\d+ waits\./ });
  await expect(trouble).toBeVisible();
  await trouble.getByRole('link', { name: 'Show printers' }).click();
  await expect(page).toHaveURL('/admin/printers');
  await expect(card.getByRole('alert')).toHaveText(/^Out of paper: ticket #\d+ waits\.$/);
  await expect(card).toContainText('Waiting: new order');

  star.mood = 'ready';
  await star.turn();
  expect(star.printed).toHaveLength(1);
  await page.reload();
  await expect(card).toContainText('Ready');
  await expect(card.getByRole('alert')).toHaveCount(0);

  await page.goto(`/admin/orders/${id}/ticket`);
  await page.getByRole('button', { name: 'Print on Kitchen' }).click();
  await expect(
    page.getByText(/^Ticket #\d+ is on its way to Kitchen, marked as a copy$/).first(),
  ).toBeVisible();
  await star.turn();
  expect(star.printed).toHaveLength(2);

  await page.getByRole('link', { name: 'Printers', exact: true }).click();
  await card.getByRole('button', { name: 'Print a test' }).click();
  await expect(card).toContainText('Test ticket');
  await card.getByRole('button', { name: 'Don’t print Test ticket' }).click();
  await expect(card).not.toContainText('Test ticket');
  await card.getByRole('button', { name: 'New address' }).click();
  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await expect(dialog.getByText('/print/')).not.toHaveText(url);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await star.turn()).toBe(404);
  await card.getByRole('button', { name: 'Delete Kitchen' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
});

/** Gives the page a serial printer, which collects what it gets while it is on. */
async function plugInSerialPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { isOn: true, bytes: [] as number[] };
    Object.assign(window, { serialPrinter: state });
    const requestPort = async () => ({
      open: async () => {},
      close: async () => {},
      writable: new WritableStream<Uint8Array>({
        write: (chunk) => {
          if (!state.isOn) throw new Error('off');
          state.bytes.push(...chunk);
        },
      }),
    });
    Object.defineProperty(navigator, 'serial', { value: { requestPort } });
  });
}

interface SerialPrinter {
  serialPrinter: { isOn: boolean; bytes: number[] };
}

test('a tablet passes tickets on to a printer that is connected to it', async ({ page, shop }) => {
  const call = await openStaffApi(shop);
  const { printer } = await call<{ printer: Printer }>('POST', '/admin/printers', {
    name: 'Counter',
    kind: 'tablet',
    paperDots: 384,
    printsNew: 'never',
  });
  const { id } = await placeAsGuest(shop);
  const print = () => call('POST', `/admin/printers/${printer.id}/jobs`, { orderId: id });
  await print();
  await plugInSerialPrinter(page);
  await openAsStaff(page, shop, '/admin/printers');
  const card = page.getByRole('region', { name: 'Counter', exact: true });
  await expect(card).toContainText(/#\d+/);
  await card.getByRole('button', { name: 'Connect by Bluetooth or serial port' }).click();
  await expect(card).toContainText('Keep this page open');
  const received = () =>
    page.evaluate(() => (window as unknown as SerialPrinter).serialPrinter.bytes);
  await expect.poll(async () => (await received()).length).toBeGreaterThan(5000);
  // Initialise, then a band of 48 bytes across.
  expect((await received()).slice(0, 8)).toEqual([0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 48, 0]);
  expect((await received()).slice(-3)).toEqual([0x1d, 0x56, 1]);
  await expect(card).toContainText('Ready');
  await expect(card).not.toContainText(/#\d+/);

  await page.evaluate(() => {
    (window as unknown as SerialPrinter).serialPrinter.isOn = false;
  });
  await print();
  await expect(card.getByRole('alert').first()).toContainText('The printer stopped answering');
  const [listed] = await call<Printer[]>('GET', '/admin/printers');
  expect(listed?.openJobs).toMatchObject([{ orderId: id, state: 'queued', isCopy: true }]);
  await call('DELETE', `/admin/printers/${printer.id}`);
});

test('a browser that reaches no printer says so', async ({ page, shop }) => {
  const call = await openStaffApi(shop);
  const { printer } = await call<{ printer: Printer }>('POST', '/admin/printers', {
    name: 'Bar',
    kind: 'tablet',
    paperDots: 576,
    printsNew: 'never',
  });
  await page.addInitScript(() => {
    for (const name of ['usb', 'serial', 'bluetooth']) {
      Object.defineProperty(navigator, name, { value: undefined });
    }
  });
  await openAsStaff(page, shop, '/admin/printers');
  await expect(page.getByRole('region', { name: 'Bar', exact: true })).toContainText(
    'This browser cannot reach a printer.',
  );
  await call('DELETE', `/admin/printers/${printer.id}`);
});
