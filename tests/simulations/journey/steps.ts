import type { Cafe } from './cafes';
import type { Page } from './page';

/** A guest's phone number and a customer's. */
const GUEST = '9876543210';
const CUSTOMER = '9876543211';

/** Runs one step and counts it. */
export type Step = (name: string, run: () => Promise<void>) => Promise<void>;

/** A guest orders, staff move the order on, and the guest's page follows without a reload. */
export async function orderAndDeliver(step: Step, cafe: Cafe, guest: Page, cook: Page) {
  await step('The home page leads to the menu', async () => {
    await guest.open('/');
    await guest.see('heading', /\S/);
    await guest.picture('home');
    await guest.press('link', /^Order Now|^View Menu|^Order Online/);
    await guest.see('heading', /^Waffles$/);
    await guest.picture('menu');
  });
  await step('The guest chooses an option and adds the waffle', async () => {
    await guest.press('button', /^Customize/);
    await guest.press('button', /Whipped cream/);
    await guest.picture('options');
    await guest.press('button', /^Add 1 .* ₹150\.00$/);
    await guest.see('button', /^Cart, 1 line/);
  });
  await step('The cart shows the option', async () => {
    await guest.press('button', /^Cart, 1 line/);
    await guest.see('dialog', /Your Cart/);
    await guest.see('text', /Whipped cream/);
    await guest.picture('cart');
    await guest.press('button', /^Checkout/);
  });
  await step('A guest may order for pickup', async () => {
    await guest.see('text', /Please sign in to use your saved addresses or continue as a guest\./);
    await guest.picture('checkout');
    await guest.fill(/^Your name/, 'Binod');
    await guest.fill(/^Phone number/, GUEST);
    await guest.press('button', /^Continue as a guest/);
    await guest.picture('delivery');
    await guest.press('field', /^Pickup/);
    await guest.picture('pickup');
    await guest.press('button', /^Continue$/);
    await guest.picture('review');
  });
  let orderId = '';
  await step('The order is placed, with its QR code', async () => {
    await guest.press('button', /^Place order/);
    await guest.see('heading', /^Order placed/);
    await guest.see('image', /QR code/);
    await guest.see('button', /^Save picture/);
    await guest.picture('placed');
    await guest.press('link', /^Follow your order/);
    await guest.see('current', /Order Placed/);
    orderId = await guest.driver.run("return new URLSearchParams(location.search).get('order')");
    await guest.picture('order');
  });
  await step('Staff sign in and open the order', async () => {
    await cook.open('/admin/orders');
    await cook.fill(/^Email/, cafe.owner.email);
    await cook.fill(/^Password/, cafe.owner.password);
    await cook.picture('staff-sign-in');
    await cook.press('button', /^Sign in/);
    await cook.see('link', new RegExp(orderId));
    await cook.picture('staff-orders');
    await cook.press('link', new RegExp(orderId));
    await cook.see('text', /Whipped cream/);
    await cook.picture('staff-order');
  });
  for (const [button, status] of [
    ['Start preparing', 'Preparing'],
    ['Mark ready for pickup', 'Ready to pick up'],
    ['Mark picked up', 'Picked up'],
  ] as const) {
    await step(`${button}: the guest sees “${status}” at once`, async () => {
      await cook.press('button', new RegExp(`^${button}`));
      await guest.see('current', new RegExp(status));
      await guest.picture(status);
    });
  }
}

/** A customer signs in with a code and opens the address dialog. */
export async function signInByCode(step: Step, cafe: Cafe, customer: Page) {
  await step('A code signs the customer in', async () => {
    await customer.open('/profile');
    await customer.fill(/^Phone number/, CUSTOMER);
    await customer.picture('sign-in');
    await customer.press('button', /^Send code/);
    await customer.see('field', /^Verification code/);
    await customer.fill(/^Verification code/, await cafe.readCode(CUSTOMER));
    await customer.see('button', /^Sign out/);
    await customer.picture('profile');
  });
  await step('The address dialog opens', async () => {
    await customer.press('button', /^Add( an address)?$/);
    await customer.see('dialog', /New address/);
    await customer.picture('address');
    await customer.press('button', /^Choose on the map/);
    await customer.picture('address-map');
  });
}

/** The menu opens without a network, in a browser whose driver can cut it. */
export async function openOffline(step: Step, visitor: Page) {
  const { driver } = visitor;
  if (!driver.setOffline) return;
  await step('The menu opens offline and says so', async () => {
    await visitor.open('/menu');
    await driver.run('return navigator.serviceWorker.ready.then(() => true)');
    await visitor.open('/menu');
    await driver.setOffline?.(true);
    await visitor.open('/menu');
    await visitor.see('text', /no connection/);
    await visitor.picture('offline');
    await driver.setOffline?.(false);
  });
}

/** Every page of the back office opens. */
export async function readBackOffice(step: Step, cook: Page) {
  for (const page of [
    '',
    'products',
    'categories',
    'inventory',
    'visits',
    'users',
    'settings',
    'account',
  ]) {
    await step(`The back office’s ${page || 'dashboard'} opens`, async () => {
      await cook.open(`/admin/${page}`);
      await cook.see('heading', /\S/);
      await cook.picture(`staff-${page || 'dashboard'}`);
    });
  }
  await step('The settings show the ordering hours', async () => {
    await cook.open('/admin/settings');
    await cook.press('field', /^Tuesday/);
    await cook.picture('staff-hours');
  });
}
