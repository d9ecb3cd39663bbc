import type { BrowserContext, Cookie, Page } from '@playwright/test';
import type { ShopServer } from '../support/platform/shop-server';
import { expect, sentCode } from './journey';

/** Signs a customer in on the page's form. @param digits ten digits, such as '9876543210'. */
export async function signInByPhone(page: Page, shop: ShopServer, digits: string): Promise<void> {
  const printed = shop.lines.length;
  await page.getByLabel('Phone number').fill(digits);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await sentCode(shop, `+91${digits}`, printed);
  await page.getByLabel('Verification code').fill(code);
}

/** A member of staff. */
export interface StaffMember {
  email: string;
  password: string;
}

/** Reads the demo admin's password from the shop's output. */
export async function demoAdmin(shop: ShopServer): Promise<StaffMember> {
  const [, email = '', password = ''] = await shop.waitForLine(
    /^\[admin\] sign in at \/admin as (\S+) with the password (\S+)$/,
  );
  return { email, password };
}

/** Signs the demo's admin in on the page's form. */
export async function signInAsStaff(page: Page, shop: ShopServer): Promise<void> {
  await signInByPassword(page, await demoAdmin(shop));
}

const staffCookies = new WeakMap<ShopServer, Cookie[]>();

/** Signs a member of staff in without the form, which has its own tests. */
export async function signInWithoutForm(
  context: BrowserContext,
  shop: ShopServer,
  member: StaffMember,
): Promise<void> {
  const answer = await context.request.post(`${shop.url}/api/auth/sign-in/email`, {
    data: member,
    headers: { Origin: shop.url },
  });
  await expect(answer).toBeOK();
}

/**
 * Opens a page of the back office as the demo's admin in a signed-out browser. The tests of one
 * worker share a session, because password hashing is slow.
 */
export async function openAsStaff(page: Page, shop: ShopServer, path: string): Promise<void> {
  const context = page.context();
  await context.addCookies(staffCookies.get(shop) ?? []);
  const session = await context.request.get(`${shop.url}/api/auth/get-session`);
  // There is no session yet, or a test has ended it.
  if ((await session.json()) === null) {
    await signInWithoutForm(context, shop, await demoAdmin(shop));
    staffCookies.set(shop, await context.cookies());
  }
  await page.goto(path);
}

/** Signs a member of staff in on the page's form. */
export async function signInByPassword(page: Page, member: StaffMember): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Adds one unit of a product to an empty cart from the menu. */
export async function addToCart(page: Page, category: string, product: string): Promise<void> {
  await page.goto(`/menu?category=${category}`);
  const add = page.getByRole('button', { name: `Add 1 ${product} to the cart` });
  await add.click();
  await expect(page.getByRole('button', { name: 'Cart, 1 line' })).toBeVisible();
}
