import type { Database } from '../db/database';
import { api } from '../http/api-call';
import { listInventory, stockOnTheMenu } from './inventory-store';
import { bulkInitializeInventory, changeInventory, initializeInventory } from './keep-inventory';

interface InventoryDeps {
  db: Database;
  clock: () => Date;
  newId: () => string;
}

/** What is in stock, for the menu and for the staff who count it. */
export function inventoryRoutes({ db, clock, newId }: InventoryDeps) {
  return api.inventory.router({
    listPublic: api.inventory.listPublic.handler(async ({ input }) => {
      const rows = await stockOnTheMenu(db, input.categoryId);
      return Object.fromEntries(
        rows.map(({ productId, currentStock }) => [productId, { currentStock }]),
      );
    }),
    list: api.inventory.list.handler(() => listInventory(db)),
    initialize: api.inventory.initialize.handler(({ input }) =>
      initializeInventory(db, input, { now: clock(), newId }),
    ),
    update: api.inventory.update.handler(({ input }) => changeInventory(db, input, clock())),
    bulkInitialize: api.inventory.bulkInitialize.handler(({ input }) =>
      bulkInitializeInventory(db, input, { now: clock(), newId }),
    ),
  });
}
