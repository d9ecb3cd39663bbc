import { expect } from 'vitest';
import type { Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import type { Category, Product } from '../../../shared/contract/menu/catalog-contract';
import { guestOf, orderOf, placed } from '../orders/test-orders';
import { openKitchenShop } from './kitchen-shop';

export const KITCHEN_SETTINGS_PATH = '/api/admin/kitchen/settings';

/** A test's shop whose orders are made at two stations. */
export async function openStationShop() {
  const cafe = await openKitchenShop();
  const { shop } = cafe;
  let dishes: readonly Product[] = [];
  let guests = 0;

  async function setStation(categoryId: string, station: number | null): Promise<Category> {
    const categories: Category[] = await shop.asAdmin('GET', '/api/categories');
    const category = categories.find(({ id }) => id === categoryId);
    return shop.asAdmin('PUT', `/api/categories/${categoryId}`, { ...category, station });
  }

  /** Places an order of all four dishes. */
  async function order(changes: object = {}) {
    guests += 1;
    return placed(shop, orderOf(dishes, { guest: guestOf(guests), ...changes }));
  }

  const send = (id: string, lines: number[], isDone: boolean, at?: string) =>
    shop.request('PUT', `/api/admin/kitchen/orders/${id}/lines`, {
      token: cafe.cook.token,
      body: { lines, isDone, at: at ?? shop.platform.clock().toISOString() },
    });

  return {
    ...cafe,
    setStation,
    order,
    sendTick: send,
    get categoryId() {
      return dishes[0]?.categoryId ?? '';
    },
    async accepted(changes?: object): Promise<string> {
      const { id } = await order(changes);
      await cafe.act('move', { id }, 1);
      return id;
    },
    /** Ticks lines a second later. */
    async tick(id: string, lines: number[], isDone = true, at?: string): Promise<Ticket> {
      shop.platform.passSeconds(1);
      const { status, body } = await send(id, lines, isDone, at);
      expect([status, body.code]).toEqual([200, undefined]);
      return body;
    },
    /** Waffles and eggs of the hot kitchen, salads of the cold one, and water that no station makes. */
    async reset(): Promise<void> {
      await cafe.reset();
      await shop.asAdmin('PUT', KITCHEN_SETTINGS_PATH, {
        station1: 'Hot kitchen',
        station2: 'Cold kitchen',
      });
      const { categoryId } = cafe.waffle;
      await setStation(categoryId, 1);
      const add = (name: string, fields: object): Promise<Product> =>
        shop.addProduct({ name, price: 60, categoryId, ...fields });
      dishes = [
        cafe.waffle,
        await add('Egg', {}),
        await add('Salad', { station: 2 }),
        await add('Water', { station: 0 }),
      ];
    },
  };
}
