import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * The order of the modules, which is the same in server, shared/domain and shared/contract: a module
 * imports itself and those before it. ARCHITECTURE.md says what lives where.
 */
const MODULES = 'platform shop people menu orders kitchen money operate'.split(' ');
/** The order of the browser's parts, likewise. */
const WEB = `ui device api page-scripts page-head session log map search bill
  storefront/shop storefront/cart storefront/menu storefront/account storefront/orders
  storefront/checkout storefront/offline
  admin/kit admin/people admin/shop admin/menu admin/orders admin/kitchen admin/money admin/trail
  admin/shell`.split(/\s+/);

/** What a layer may import: other layers, and packages if any stand here. Tests may import all. */
const LAYERS: Record<string, string[]> = {
  'shared/domain': ['colorjs.io', 'shared/messages'],
  'shared/contract': ['shared/domain', 'shared/messages', '@orpc/contract', 'zod'],
  'shared/messages': [],
  'service-worker': ['shared/domain'],
  server: ['shared/contract', 'shared/domain', 'shared/messages'],
  web: ['shared/contract', 'shared/domain', 'shared/messages', 'service-worker'],
  bench: ['tests', 'shared/contract', 'shared/domain'],
};
/** The types of all tables stand in one file, and their columns have the domain's types. */
const ROW_TYPES = 'server/platform/db/schema.ts';
// The whole contract, for the API's handler and the browser's client.
const CONTRACT = 'shared/contract/index.ts';
const IS_TEST = /\.(test|spec)\.tsx?$/;
const FILE_NAME = /^(entry\.(client|server)|[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|d))?)\.tsx?$/;
const EMPTY_NAME = /^(utils?|helpers?|common|misc|managers?|types)(\.|$)/;
type Sources = ReadonlyMap<string, string>;

const files = ['shared', 'server', 'web', 'service-worker', 'tests', 'bench']
  .flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => join(layer, name)),
  )
  .filter((file) => /\.tsx?$/.test(file));
const sources: Sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** What a file imports, types included: files of this repository by path, and packages by name. */
function importsOf(file: string, all: Sources): string[] {
  const source = all.get(file) ?? '';
  const { module } = parseSync(file, source);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.map((e) => e.moduleRequest?.value ?? ''),
    ),
    // The parser does not list types such as `import('./wire-call').WireRoutes`.
    ...[...source.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, name]) => name ?? []),
  ];
  return names.flatMap((name) => {
    if (name === '') return [];
    if (!name.startsWith('.')) return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const path = normalize(join(dirname(file), name));
    const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}.d.ts`, `${path}/index.ts`];
    return candidates.find((candidate) => all.has(candidate)) ?? [];
  });
}
const layerOf = (file: string) =>
  Object.keys(LAYERS).find((layer) => file.startsWith(`${layer}/`)) ?? 'tests';

/** A file's place in the order; the files beside the modules come last, because they join them. */
function placeOf(file: string): number {
  const part = /^(?:server|shared\/\w+|web)\/((?:storefront\/|admin\/)?[\w-]+)\//.exec(file)?.[1];
  const place = (file.startsWith('web/') ? WEB : MODULES).indexOf(part ?? '');
  return place < 0 ? WEB.length : place;
}

function isAllowed(from: string, to: string, all: Sources): boolean {
  const layer = layerOf(from);
  const allowed = LAYERS[layer] ?? [];
  if (IS_TEST.test(from) || layer === 'tests') return true;
  if (!all.has(to)) return !layer.startsWith('shared/') || allowed.includes(to);
  if (layer !== layerOf(to) && !allowed.includes(layerOf(to))) return false;
  if (layer === 'web' && layerOf(to) !== 'web') return true;
  if (layerOf(to) === 'shared/messages') return true;
  const sides = [from, to].map((file) => /^web\/(storefront|admin)\//.exec(file)?.[1]);
  if (sides[0] && sides[1] && sides[0] !== sides[1]) return false;
  return from === ROW_TYPES || to === CONTRACT || placeOf(to) <= placeOf(from);
}

function forbiddenImports(all: Sources): string[] {
  return [...all.keys()].flatMap((file) =>
    importsOf(file, all)
      .filter((name) => !isAllowed(file, name, all))
      .map((name) => `${file} must not import ${name}`),
  );
}

/** The part of a module to which a file belongs; undefined for a file directly in its module. */
function featureOf(file: string): string | undefined {
  const parts = file.split('/');
  const depth = /^web\/(storefront|admin)\//.test(file) ? 4 : 3;
  return parts.length > depth ? parts.slice(0, depth).join('/') : undefined;
}

/** Cycles of imports between files, and between the features of the product. */
function importCycles(all: Sources): string[] {
  const byFile = new Map([...all.keys()].map((file) => [file, importsOf(file, all)]));
  const byFeature = new Map<string, string[]>();
  for (const [file, names] of byFile) {
    const feature = featureOf(file);
    if (!feature || IS_TEST.test(file) || layerOf(file) === 'tests') continue;
    const others = names.flatMap((name) => featureOf(name) ?? []).filter((to) => to !== feature);
    byFeature.set(feature, [...(byFeature.get(feature) ?? []), ...others]);
  }
  return [...cyclesIn(byFile), ...cyclesIn(byFeature)];
}

function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) found.push([...path.slice(path.indexOf(node)), node].join(' → '));
    if (finished.has(node)) return;
    finished.add(node);
    for (const target of graph.get(node) ?? []) visit(target, [...path, node]);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

test('every import points to an earlier module or layer', () => {
  expect(forbiddenImports(sources)).toEqual([]);
});

test('files and folders import each other without cycles', () => {
  expect(importCycles(sources)).toEqual([]);
});

test('every file has a kebab-case name that says what it holds', () => {
  const isBad = (file: string) =>
    !FILE_NAME.test(basename(file)) || file.split('/').some((part) => EMPTY_NAME.test(part));
  expect(files.filter(isBad)).toEqual([]);
});

test('the rules see an import that points upwards, a forbidden package and a cycle', () => {
  const bad: Sources = new Map([
    ['web/storefront/menu/dish/page.tsx', "import { one } from '../../../admin/orders/order/one';"],
    ['web/admin/orders/order/one.ts', "export * from '../../../storefront/menu/dish/page';"],
    ['server/platform/db/rows.ts', "import type { Order } from '../../orders/order';"],
    ['server/orders/order.ts', ''],
    ['shared/domain/platform/money.ts', "const fs = await import('node:fs');"],
  ]);
  expect(forbiddenImports(bad)).toHaveLength(4);
  expect(importCycles(bad)).toHaveLength(2);
});

/** What an order owes is not its total less what was received: dishes may have been refunded (money rule 3). */
const OWED_BY_HAND =
  /\b\w*[tT]otal(_paise|Amount)?\b[^\n;?:{}]{0,20} - [^\n;]{0,40}([rR]eceived|[cC]onfirmed|\bpaid\b)/;

test('only the rules of payments subtract from a total what an order has had', () => {
  const rules = 'shared/domain/orders/order-payments.ts';
  const byHand = (file: string, source: string) =>
    file !== rules && layerOf(file) !== 'tests' && !IS_TEST.test(file) && OWED_BY_HAND.test(source);
  const found = [...sources].filter(([file, source]) => byHand(file, source));
  expect(found.map(([file]) => file)).toEqual([]);
  expect(OWED_BY_HAND.test('original.totalAmount - (original.receivedAmount ?? 0)')).toBe(true);
  expect(OWED_BY_HAND.test('order.total_paise - sumsOf(rows).confirmed')).toBe(true);
});

test('each large text has a size of the theme, or it would be as small as the text around it', () => {
  const theme = readFileSync('web/theme.css', 'utf8');
  const wrong = [...sources].flatMap(([file, source]) =>
    (source.match(/\btext-\dxl\b/g) ?? [])
      .filter((used) => file.startsWith('web/') && !theme.includes(`--${used}:`))
      .map((used) => `${file}: ${used}`),
  );
  expect(wrong).toEqual([]);
});
