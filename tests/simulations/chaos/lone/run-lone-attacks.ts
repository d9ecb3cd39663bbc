import type { Product } from '../../../../shared/contract/menu/catalog-contract';
import { signInAdmin } from '../accounts';
import { openShops } from '../open-shops';
import type { EngineName } from '../options';
import { borrowTokens } from './borrow-tokens';
import { coolCache } from './cool-cache';
import { hideOrders } from './hide-orders';
import { movePromise } from './move-promise';
import { passCache } from './pass-cache';
import { readStatement } from './read-statement';
import { sendPhotographs } from './send-photographs';
import { asStaff, type LoneAttack, type Measured, many, type Stage } from './stage';
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
export async function runLoneAttacks(
  engine: EngineName,
  environment: Record<string, string> & { METRICS_TOKEN: string },
): Promise<Measured[] | undefined> {
  const shops = await openShops(engine, environment);
  if (!shops) return undefined;
  try {
    const [server] = shops.servers;
    if (!server) throw new Error('no server');
    const admin = await signInAdmin(server);
    const dishes = await addDishes({ server, admin });
    const [dish] = dishes;
    if (!dish) throw new Error('no dish');
    const measured: Measured[] = [];
    for (const attack of LONE_ATTACKS) {
      measured.push(
        ...(await attack({ server, admin, dish, dishes, metricsToken: environment.METRICS_TOKEN })),
      );
    }
    return measured;
  } finally {
    await shops.close();
  }
}

/** A large menu, with plenty of everything. */
async function addDishes(stage: Pick<Stage, 'server' | 'admin'>): Promise<Product[]> {
  const [{ categoryId }]: [Product] = await asStaff(stage, 'GET', '/api/products');
  return many(DISHES, AT_ONCE, (each) =>
    asStaff(stage, 'POST', '/api/products', {
      name: `Momo number ${each}`,
      description: 'Steamed, with chutney.',
      categoryId,
      price: PRICE_RUPEES,
      stockCount: STOCK,
    }),
  );
}
