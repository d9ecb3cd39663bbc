import { benchBackOffice } from './bench-back-office';
import { benchAccounts, benchMillion } from './bench-growth';
import { benchLive } from './bench-live';
import { benchMenu } from './bench-menu';
import { benchOrders } from './bench-orders';
import { benchReads } from './bench-reads';
import { benchStart } from './bench-start';
import { benchSyncs, canTrace } from './bench-syncs';
import { benchTaps } from './bench-taps';
import { benchVisits } from './bench-visits';
import type { Measurement } from './measurement';
import { type Engine, inStockedShop, withShop } from './stocked-shop';

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

type Bench = Parameters<typeof withShop<Measurement>>[1];
const unopened = (bench: Bench) => (engine: Engine) => withShop(engine, bench);
const stocked = (bench: Bench) => (engine: Engine) => inStockedShop(engine, bench);

const BOTH: readonly Engine[] = ['sqlite', 'postgres'];
/** What comes from memory, and what happens in the browser. */
const ONE: readonly Engine[] = ['sqlite'];
const noTrace = () => (canTrace() ? undefined : 'No strace found: the disk syncs are not counted.');

/** All sections, in the order in which they run. */
export const SECTIONS: readonly Section[] = [
  { name: 'reads', engines: ONE, measure: stocked(benchReads) },
  { name: 'orders', engines: BOTH, measure: stocked(benchOrders) },
  { name: 'start', engines: BOTH, measure: unopened(benchStart) },
  { name: 'back-office', engines: BOTH, measure: unopened(benchBackOffice) },
  { name: 'million', engines: BOTH, onlyByName: true, measure: benchMillion },
  { name: 'accounts', engines: BOTH, onlyByName: true, measure: benchAccounts },
  { name: 'live', engines: BOTH, measure: stocked(benchLive) },
  { name: 'syncs', engines: ONE, prevented: noTrace, measure: stocked(benchSyncs) },
  { name: 'visits', engines: ONE, measure: stocked(benchVisits) },
  { name: 'menu', engines: ONE, measure: unopened(benchMenu) },
  { name: 'taps', engines: ONE, measure: stocked(benchTaps) },
];
