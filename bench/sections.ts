import { benchBackOffice } from './bench-back-office';
import { benchLive } from './bench-live';
import { benchMillion } from './bench-million';
import { benchOrders } from './bench-orders';
import { benchReads } from './bench-reads';
import { benchStart } from './bench-start';
import { benchSyncs, canTrace } from './bench-syncs';
import { benchVisits } from './bench-visits';
import {
  backOfficeTable,
  comparedTable,
  growthTable,
  liveTable,
  startTable,
  syncTable,
  visitsTable,
} from './report';
import { type Engine, inStockedShop, withShop } from './stocked-shop';

/** What one section measured on one engine. */
export interface Measurement {
  /** In Markdown. */
  table: string;
  /** The same for programs. */
  figures: unknown;
  /** Answers that were none: they spoil the figures. */
  failed?: number;
}

/** A part of the bench that can be asked for by its name. */
export interface Section {
  name: string;
  engines: readonly Engine[];
  /** Takes many minutes: done only when asked for. */
  onlyByName?: boolean;
  /** Why it cannot be done on this machine, if so. */
  prevented?: () => string | undefined;
  measure: (engine: Engine) => Promise<Measurement>;
}

const BOTH: readonly Engine[] = ['sqlite', 'postgres'];

/** All sections, in the order in which they are done. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'reads',
    // They come out of memory on either.
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
      return { table: growthTable(engine, figures), figures };
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
    prevented: () =>
      canTrace() ? undefined : 'No strace found: what goes to the disk is not counted.',
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
        const figures = [await benchVisits(shop.url, '/'), await benchVisits(shop.url, '/menu')];
        return { table: visitsTable(figures), figures };
      }),
  },
];

function failedOf(rows: readonly { shop: { failed: number } }[]): number {
  return rows.reduce((sum, { shop }) => sum + shop.failed, 0);
}
