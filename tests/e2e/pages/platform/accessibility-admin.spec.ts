import type { Page } from '@playwright/test';
import {
  DESK,
  expectAccessible,
  expectLoaded,
  ONE_LOOK,
  REPEATED,
  THREE_LOOKS,
  TWO_LOOKS,
} from '../../expect-accessible';
import { placeAsGuest } from '../../guest-order';
import { expect, test } from '../../journey';
import { signInAsStaff } from '../../people';
import { watchPolicy } from '../../watch-policy';

/** The buttons that open a page's dialogs. */
type Dialogs = readonly (string | RegExp)[];

/** The pages of the sidebar that are checked here alone, as a whole. Others have tests of their own. */
const PAGES: readonly (readonly [page: string, dialogs?: Dialogs])[] = [
  ['Inventory', ['Initialize Inventory', 'Bulk Initialize', /^History of /]],
  ['Products', ['Import CSV', /^Edit /, /^Delete /]],
  ['Shared options'],
  ['Categories', ['Add Category']],
  ['Visits'],
  ['Cash drawer'],
  ['Close the day'],
  ['Statements'],
  ['Bills'],
  ['Reviews'],
  ['Users', ['Add Admin User']],
  ['Printers', ['Add printer']],
  ['Settings'],
  ['Kitchen settings'],
  ['Texts and pictures'],
  ['Logs'],
  ['Audit log'],
  ['Your account'],
];

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Checks what a page has beside the header and the sidebar. */
async function checkMain(page: Page, name: string, dialogs: Dialogs = []): Promise<void> {
  await expectLoaded(page);
  await expect(page).toHaveTitle(/^[^·]+ · Back office$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessible(page, name, THREE_LOOKS, 'main', REPEATED);
  const dialog = page.getByRole('dialog');
  for (const button of dialogs) {
    // The check leaves the page at a desk's width, where every button is shown.
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `${name}: ${button}`, ONE_LOOK, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

test('axe and the page policy find nothing in the back office', async ({ page, shop }) => {
  test.slow();
  const { id } = await placeAsGuest(shop);
  const violations = await watchPolicy(page);
  await page.setViewportSize(DESK);
  await test.step('the sign-in and the dashboard', async () => {
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page, 'the sign-in of the staff');
    await signInAsStaff(page, shop);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expectLoaded(page);
    await expectAccessible(page, 'Dashboard', THREE_LOOKS);
  });

  await test.step('the sheet of pages', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: /^Show the menu/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Back office' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'the sheet of pages', TWO_LOOKS.slice(0, 1), '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.setViewportSize(DESK);
  });

  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  for (const [name, dialogs] of PAGES) {
    await test.step(name, async () => {
      const link = sidebar.getByRole('link', { name, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await checkMain(page, name, dialogs);
    });
  }

  await test.step('an order and its papers', async () => {
    await open(page, 'Orders');
    await expect(page.getByRole('link', { name: id })).toBeVisible();
    await checkMain(page, 'Orders');
    await page.getByRole('link', { name: id }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
    await checkMain(page, 'an order', ['Update Status', 'Update Payment Status']);
    await open(page, 'Kitchen ticket');
    await expect(page.getByRole('article', { name: 'Kitchen ticket' })).toBeVisible();
    await expectAccessible(page, 'a ticket');
    await open(page, 'Back to the order');
    await open(page, 'Bill');
    await page.getByRole('button', { name: 'Make the bill' }).click();
    await expect(page.getByRole('article', { name: 'Bill' })).toBeVisible();
    await expectAccessible(page, 'a bill');
  });

  await test.step('the kitchen board', async () => {
    await open(page, 'Kitchen');
    await expect(page.getByRole('region', { name: 'New', exact: true })).toBeVisible();
    await expectAccessible(page, 'the kitchen board', THREE_LOOKS);
  });
  expect(violations).toEqual([]);
});
