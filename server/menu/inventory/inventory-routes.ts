import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, type CallContext, requireAdmin } from '../../platform/http/api/api-call';
import {
  bulkInitializeInventory,
  changeInventory,
  initializeInventory,
  readStockHistory,
} from './inventory-commands';
import { listCountedProducts, listInventory, stockOnTheMenu } from './inventory-store';
import { throwAway } from './throw-away';
import type { SealWaste } from './waste';

type InventoryDeps = WriteDeps & { sealWaste: SealWaste };

export function inventoryRoutes({ db, clock, newId, sealWaste }: InventoryDeps) {
  const actorOf = (context: CallContext) => adminActor({ clock, newId }, requireAdmin(context));
  return api.inventory.router({
    listPublic: api.inventory.listPublic.handler(async ({ input }) => {
      const rows = await stockOnTheMenu(db, clock(), input.categoryId);
      return Object.fromEntries(
        rows.map(({ productId, currentStock }) => [productId, { currentStock }]),
      );
    }),
    list: api.inventory.list.handler(() => listInventory(db, clock())),
    listProducts: api.inventory.listProducts.handler(({ context }) =>
      listCountedProducts(db, context.language),
    ),
    initialize: api.inventory.initialize.handler(({ input, context }) =>
      initializeInventory(db, input, actorOf(context)),
    ),
    update: api.inventory.update.handler(({ input, context }) =>
      changeInventory(db, input, actorOf(context)),
    ),
    throwAway: api.inventory.throwAway.handler(({ input, context }) =>
      throwAway(db, sealWaste, input, actorOf(context)),
    ),
    listHistory: api.inventory.listHistory.handler(({ input }) =>
      readStockHistory(db, input.id, clock()),
    ),
    bulkInitialize: api.inventory.bulkInitialize.handler(({ input, context }) =>
      bulkInitializeInventory(db, input, actorOf(context)),
    ),
  });
}
