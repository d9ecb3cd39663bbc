import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { prepareShopServer } from '../tests/support/platform/shop-server';
import { makeTestDatabase } from '../tests/support/platform/test-database';
import { median } from './compare';

/** The last release line for Node 20. npx downloads it; it is not a dependency. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The lowest acceptable scores on Lighthouse's simulated phone; layout may not shift at all. */
const LEAST_OTHERWISE = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** Most visitors come for the menu, so it must reach the full score. */
const LEAST_SCORES = {
  '/': { performance: 95, ...LEAST_OTHERWISE },
  '/menu': { performance: 100, ...LEAST_OTHERWISE },
};

/** The number of runs. The median counts, because a busy machine disturbs some runs. */
const RUNS = 5;

/** Some runs end without a result on a busy machine. */
const TRIES = 3;

type Path = keyof typeof LEAST_SCORES;
type Category = keyof (typeof LEAST_SCORES)[Path];

const CATEGORIES = Object.keys(LEAST_SCORES['/']) as Category[];

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { node?: { selector: string } }[] };
}

const run = promisify(execFile);

async function measure(url: string): Promise<Report> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function runOnce(url: string): Promise<Report> {
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const options = [
    ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    `--chrome-flags=--headless=new${sandbox}`,
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout);
}

const score = (report: Report, category: Category) =>
  Math.round(report.categories[category].score * 100);

const figure = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;

/** The audits that a page failed, apart from its speed. */
function faults(report: Report): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${report.audits[id]?.title} (${id})${places(report, id)}`),
  );
}

/** The elements that an audit names, as selectors. */
function places(report: Report, audit: string): string {
  const items = report.audits[audit]?.details?.items ?? [];
  return items.map(({ node }) => (node ? `\n         ${node.selector}` : '')).join('');
}

/** Prints a page's scores. @returns whether they are within the limits. */
async function judge(url: string, page: Path): Promise<boolean> {
  const reports: Report[] = [];
  for (let i = 0; i < RUNS; i += 1) reports.push(await measure(url + page));
  const middle = (of: (report: Report) => number) => median(reports.map(of));

  const scores = CATEGORIES.map(
    (category) => [category, middle((r) => score(r, category))] as const,
  );
  const shift = Math.max(...reports.map((r) => figure(r, 'cumulative-layout-shift')));
  console.log(
    [
      page.padEnd(6),
      ...scores.map(([category, value]) => `${category} ${value}`),
      `layout shift ${shift.toFixed(3)}`,
      `first paint ${Math.round(middle((r) => figure(r, 'first-contentful-paint')))} ms`,
      `largest paint ${Math.round(middle((r) => figure(r, 'largest-contentful-paint')))} ms`,
      `blocked ${Math.round(middle((r) => figure(r, 'total-blocking-time')))} ms`,
    ].join('  '),
  );
  for (const fault of new Set(reports.flatMap(faults))) console.log(`       ${fault}`);
  const failures = scores
    .filter(([category, value]) => value < LEAST_SCORES[page][category])
    .map(([category, value]) => `${category} is ${value}, not ${LEAST_SCORES[page][category]}`);
  // Round like Lighthouse, which shows three decimals.
  if (shift >= 0.0005) failures.push(`the layout shifts by ${shift.toFixed(3)}`);
  for (const failure of failures) console.log(`       FAILS: ${failure}`);
  return failures.length === 0;
}

const database = await makeTestDatabase('sqlite');
const shop = await prepareShopServer(database.settings);
try {
  await shop.start();
  for (const page of Object.keys(LEAST_SCORES) as Path[]) {
    if (!(await judge(shop.url, page))) process.exitCode = 1;
  }
} finally {
  await shop.stop();
  await database.remove();
}
console.log(process.exitCode === 1 ? 'Below the limits.' : 'Within the limits.');
