import type { Browser, Page } from '@playwright/test';
import type { Board, Ticket } from '../../shared/contract/kitchen/kitchen-contract';
import type { ShopServer } from '../support/platform/shop-server';
import { expect } from './journey';
import { openAsStaff } from './people';
import type { StaffCall } from './staff-api';

/** After a tap, its spot is inert for so long. */
const INERT_MS = 700;

/** Places a pickup order, which staff may do without a limit, and returns its ticket. */
export async function placeTicket(ask: StaffCall, changes: object = {}): Promise<Ticket> {
  const { id } = await ask<{ id: string }>('POST', '/orders', {
    guest: { name: 'Pema', phoneNumber: '+919876543210' },
    items: [{ productId: 'espresso', quantity: 1 }],
    deliveryMethod: 'pickup',
    paymentMethod: 'upi',
    ...changes,
  });
  return readTicket(ask, id);
}

const WAFFLES = [
  'classic-butter-waffle',
  'himalayan-honey-waffle',
  'classic-butter-waffle',
  'chocolate-drizzle-waffle',
] as const;

/** One to three dishes each, some with toppings, notes and allergies. @returns the tickets, the oldest first. */
export async function placeBusyEvening(
  ask: StaffCall,
  count: number,
): Promise<[Ticket, ...Ticket[]]> {
  const place = (index: number) => {
    const waffle = WAFFLES[index % 4];
    const banana = { customizations: [{ section: 'topping', value: 'banana' }] };
    const note = index % 12 === 0 && { note: 'Nut allergy, please' };
    const items = [
      { productId: waffle, quantity: 1 + (index % 2), ...(index % 4 === 0 && banana) },
      ...(index % 3 === 0 ? [{ productId: 'espresso', quantity: 1, ...note }] : []),
      ...(index % 9 === 8 ? [{ productId: 'masala-chai', quantity: 2 }] : []),
    ];
    const asked = index % 8 === 4 && { specialInstructions: 'Nut allergy! No nuts.' };
    return placeTicket(ask, { items, ...asked });
  };
  const tickets: [Ticket, ...Ticket[]] = [await place(0)];
  while (tickets.length < count) tickets.push(await place(tickets.length));
  return tickets;
}

/** How many tickets of a list are in sight from top to bottom; to be evaluated in the page. */
export function countWhole(list: Element): number {
  const { top, bottom } = list.getBoundingClientRect();
  return [...list.children].filter((ticket) => {
    const box = ticket.getBoundingClientRect();
    return box.top >= top && box.bottom <= Math.min(bottom, window.innerHeight);
  }).length;
}

/** Hands over the open orders of other tests, which share the shop. */
export async function clearBoard(ask: StaffCall): Promise<void> {
  const { tickets } = await ask<Board>('GET', '/admin/kitchen');
  for (const { id } of tickets) await ask('PUT', `/orders/${id}/status`, { status: 'delivered' });
}

/** An open order's ticket as the server has it. */
export async function readTicket(ask: StaffCall, id: string): Promise<Ticket> {
  const { tickets } = await ask<Board>('GET', '/admin/kitchen');
  const ticket = tickets.find((each) => each.id === id);
  if (!ticket) throw new Error(`No ticket of ${id}`);
  return ticket;
}

// Found by its order, because yesterday's tickets may have the same number.
const moveButton = (board: Page, { id }: Ticket) => board.locator(`#move-${id}`);

/** A ticket in whatever column of a board. */
export const ticketOn = (board: Page, ticket: Ticket) =>
  board
    .getByRole('listitem', { name: `Order ${ticket.number}`, exact: true })
    .filter({ has: moveButton(board, ticket) });

const columnOf = (board: Page, name: string) => board.getByRole('region', { name, exact: true });

/** A ticket in a column: 'New', 'Preparing' or 'Ready'. */
export const ticketIn = (board: Page, column: string, ticket: Ticket) =>
  columnOf(board, column)
    .getByRole('listitem')
    .filter({ has: moveButton(board, ticket) });

/** A ticket's button, such as 'Accept', which may also say what is wrong. */
export const buttonOn = (board: Page, label: string, ticket: Ticket) =>
  moveButton(board, ticket).and(
    board.getByRole('button', { name: new RegExp(`^${label}\\b.* ${ticket.number}$`) }),
  );

/** Taps a ticket's button once. */
export async function tap(board: Page, label: string, ticket: Ticket): Promise<void> {
  await buttonOn(board, label, ticket).click();
  await skipInertTime(board);
}

/** A tap in a drawer makes what it covered inert, too. The board's clock, which the test has installed, skips that. */
export const skipInertTime = (board: Page) => board.clock.fastForward(INERT_MS);

const spareTablets = new WeakMap<ShopServer, Page[]>();

export async function newTablet(browser: Browser, shop: ShopServer): Promise<Page> {
  const tablet = await browser.newPage({ baseURL: shop.url });
  await tablet.clock.install();
  // The installed clock leaves events alone.
  await tablet.addInitScript(() =>
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() }),
  );
  return tablet;
}

/** Opens the kitchen board on a tablet of its own, whose clock the test moves. */
export async function openBoard(
  browser: Browser,
  shop: ShopServer,
  viewport = { width: 1024, height: 768 },
): Promise<Page> {
  const board = spareTablets.get(shop)?.pop() ?? (await newTablet(browser, shop));
  await board.setViewportSize(viewport);
  await openBoardOn(board, shop);
  return board;
}

/** Opens the kitchen board on a tablet. */
export async function openBoardOn(board: Page, shop: ShopServer): Promise<void> {
  await openAsStaff(board, shop, '/admin/kitchen');
  await expect(board.getByRole('region', { name: 'New', exact: true })).toBeVisible();
  await expect(board.getByText('Live', { exact: true })).toBeVisible();
}

/** Empties the tablets for the next test, because a new one costs a second of processor time. */
export async function putAway(shop: ShopServer, ...boards: Page[]): Promise<void> {
  for (const board of boards) {
    board.removeAllListeners();
    await board.unrouteAll({ behavior: 'ignoreErrors' });
    await board.goto('/healthz');
    await board.clock.resume();
    await board.evaluate(() => localStorage.clear());
  }
  spareTablets.set(shop, [...(spareTablets.get(shop) ?? []), ...boards]);
}
