import { benchAccounts, FEW_ORDERS, MANY_ORDERS } from './bench-accounts';
import { benchBackOffice } from './bench-back-office';
import { benchLive } from './bench-live';
import { benchMenu } from './bench-menu';
import { benchMillion, FEW, MANY } from './bench-million';
import { benchOrders } from './bench-orders';
import { benchReads } from './bench-reads';
import { benchStart } from './bench-start';
import { benchSyncs, canTrace } from './bench-syncs';
import { benchTaps } from './bench-taps';
import { benchVisits } from './bench-visits';
import {
  backOfficeTable,
  comparedTable,
  growthTable,
  liveTable,
  menuTable,
  startTable,
  syncTable,
  tapsTable,
  visitsTable,
} from './report';
import { type Engine, inStockedShop, withShop } from './stocked-shop';

/** The home page, and the menu in each language. */
const VISITED = ['/', '/menu', '/hi/menu', '/ne/menu'];

/** The result of one section on one engine. */
export interface Measurement {
  /** A Markdown table for people. */
  table: string;
  /** The same figures for programs. */
  figures: unknown;
  /** Failed requests. They invalidate the figures. */
  failed?: number;
}

/** A part of the bench that the command line can name. */
export interface Section {
  name: string;
  engines: readonly Engine[];
  /** Takes many minutes, so it runs only when named. */
  onlyByName?: boolean;
  /** Why this machine cannot run it; undefined if it can. */
  prevented?: () => string | undefined;
  measure: (engine: Engine) => Promise<Measurement>;
}

const BOTH: readonly Engine[] = ['sqlite', 'postgres'];

/** All sections, in the order in which they run. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'reads',
    // Reads come from memory, so the engine does not matter.
    engines: ['sqlite'],
    measure: (engine) =>
      inStockedShop(engine, async (shop) => {
        const figures = await benchReads(shop);
        return { table: comparedTable(engine, figures), figures, failed: failedOf(figures) };
      }),
  },
  {
    name: 'orders',
    engines: BOTH,
    measure: (engine) =>
      inStockedShop(engine, async (shop, database) => {
        const figures = await benchOrders(shop, database);
        return { table: comparedTable(engine, figures), figures, failed: failedOf(figures) };
      }),
  },
  {
    name: 'start',
    engines: BOTH,
    measure: (engine) =>
      withShop(engine, async (shop) => {
        const figures = await benchStart(shop);
        return { table: startTable(engine, figures), figures };
      }),
  },
  {
    name: 'back-office',
    engines: BOTH,
    measure: (engine) =>
      withShop(engine, async (shop, database) => {
        const figures = await benchBackOffice(shop, database);
        return { table: backOfficeTable(engine, figures), figures };
      }),
  },
  {
    name: 'million',
    engines: BOTH,
    onlyByName: true,
    measure: async (engine) => {
      const figures = await benchMillion(engine);
      return { table: growthTable(engine, figures, [FEW, MANY]), figures };
    },
  },
  {
    name: 'accounts',
    engines: BOTH,
    onlyByName: true,
    measure: async (engine) => {
      const figures = await benchAccounts(engine);
      return { table: growthTable(engine, figures, [FEW_ORDERS, MANY_ORDERS]), figures };
    },
  },
  {
    name: 'live',
    engines: BOTH,
    measure: (engine) =>
      inStockedShop(engine, async (shop) => {
        const figures = await benchLive(shop);
        return { table: liveTable(engine, figures), figures };
      }),
  },
  {
    name: 'syncs',
    engines: ['sqlite'],
    prevented: () => (canTrace() ? undefined : 'No strace found: the disk syncs are not counted.'),
    measure: (engine) =>
      inStockedShop(engine, async (shop) => {
        const figures = await benchSyncs(shop);
        return { table: syncTable(figures), figures };
      }),
  },
  {
    name: 'visits',
    engines: ['sqlite'],
    measure: (engine) =>
      inStockedShop(engine, async (shop) => {
        const figures = [];
        for (const path of VISITED) figures.push(await benchVisits(shop.url, path));
        return { table: visitsTable(figures), figures };
      }),
  },
  {
    name: 'menu',
    engines: ['sqlite'],
    measure: (engine) =>
      withShop(engine, async (shop, database) => {
        const figures = await benchMenu(shop, database);
        return { table: menuTable(figures), figures };
      }),
  },
  {
    name: 'taps',
    engines: ['sqlite'],
    measure: (engine) =>
      inStockedShop(engine, async (shop) => {
        const figures = await benchTaps(shop.url);
        return { table: tapsTable(figures), figures };
      }),
  },
];

function failedOf(rows: readonly { shop: { failed: number } }[]): number {
  return rows.reduce((sum, { shop }) => sum + shop.failed, 0);
}
