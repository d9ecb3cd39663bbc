import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { many } from '../../../support/platform/many';
import { asStaff, renewToken, signInAdmin } from '../accounts';
import { type EngineName, withShops } from '../open-shops';
import { borrowTokens } from './borrow-tokens';
import { coolCache } from './cool-cache';
import { hideOrders } from './hide-orders';
import { movePromise } from './move-promise';
import { passCache } from './pass-cache';
import { readStatement } from './read-statement';
import { sendPhotographs } from './send-photographs';
import type { LoneAttack, Measured, Stage } from './stage';
import { wastePaper } from './waste-paper';

/** In this order: the promise is measured while the kitchen has no orders. */
const LONE_ATTACKS: readonly LoneAttack[] = [
  ...[movePromise, hideOrders, readStatement, wastePaper, coolCache, passCache],
  ...[sendPhotographs, borrowTokens],
];
const DISHES = 200;
const AT_ONCE = 4;
const STOCK = 90_000;
/** A hundred units stay below what unpaid orders of a network may cost. */
const PRICE_RUPEES = 50;

/**
 * One client after another attacks a shop of its own, without any other load.
 * @returns undefined if PostgreSQL is wanted but not installed.
 */
export function runLoneAttacks(
  engine: EngineName,
  environment: Record<string, string>,
): Promise<Measured[] | undefined> {
  return withShops(engine, environment, async ({ first: server }) => {
    const admin = await signInAdmin(server);
    const staff: Stage['staff'] = (...asked) => asStaff(server, admin, ...asked);
    const [dish, ...dishes] = await addDishes(staff);
    if (!dish) throw new Error('no dish');
    const measured: Measured[] = [];
    for (const attack of LONE_ATTACKS) {
      await renewToken(server, admin);
      measured.push(...(await attack({ server, admin, staff, dishes: [dish, ...dishes] })));
    }
    return measured;
  });
}

/** A large menu, with plenty of everything. */
async function addDishes(staff: Stage['staff']): Promise<Product[]> {
  const [{ categoryId }]: [Product] = await staff('GET', '/api/products');
  const dish = { description: 'Steamed, with chutney.', price: PRICE_RUPEES, stockCount: STOCK };
  return many(DISHES, AT_ONCE, (each) =>
    staff('POST', '/api/products', { ...dish, name: `Momo number ${each}`, categoryId }),
  );
}
