import { MAY_IMPORT, PACKAGES } from './dependencies';
import { importsOf, moduleOf, type Sources } from './imports';

const IS_TEST = /\.(test|spec)\.tsx?$/;
const FILE_NAME = /^(entry\.(client|server)|[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|d))?)\.tsx?$/;
const EMPTY_NAME = /^(utils?|helpers?|common|misc|managers?|types)(\.|$)/;

const layerOf = (file: string) => file.split('/')[0] ?? '';

function mayImport(from: string, to: string): boolean {
  const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
  if (fromModule === toModule) return true;
  // A test may use anything of its own layer, and the test support.
  if (IS_TEST.test(from) && ['shared', 'tests', layerOf(from)].includes(layerOf(to))) return true;
  const allowed = MAY_IMPORT[fromModule] ?? [];
  return allowed.some((entry) =>
    entry.endsWith('/*') ? toModule.startsWith(entry.slice(0, -1)) : entry === toModule,
  );
}

/** Every import that the table does not allow, one readable line each. */
export function forbiddenImports(sources: Sources): string[] {
  return [...sources.keys()].flatMap((file) => {
    const { ours, packages } = importsOf(file, sources);
    const allowed = IS_TEST.test(file) ? undefined : PACKAGES[moduleOf(file)];
    return [
      ...ours
        .filter((target) => !mayImport(file, target))
        .map(
          (target) =>
            `${file} must not import ${target}: ${moduleOf(file)} may not depend on ${moduleOf(target)}`,
        ),
      ...packages
        .filter((name) => allowed && !allowed.includes(name))
        .map((name) => `${file} must not import the package ${name}`),
    ];
  });
}

/** Every cycle of imports between files, and between modules of the product, once each. */
export function importCycles(sources: Sources): string[] {
  const files = new Map<string, Set<string>>();
  const modules = new Map<string, Set<string>>();
  for (const file of sources.keys()) {
    const { ours } = importsOf(file, sources);
    files.set(file, new Set(ours));
    if (IS_TEST.test(file)) continue;
    const from = moduleOf(file);
    const targets = modules.get(from) ?? new Set();
    for (const to of ours.map(moduleOf)) if (to !== from) targets.add(to);
    modules.set(from, targets);
  }
  return [...cyclesIn(files), ...cyclesIn(modules)];
}

function cyclesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
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

/** Every table entry that names a module which does not exist. */
export function staleEntries(sources: Sources): string[] {
  const modules = new Set([...sources.keys()].map(moduleOf));
  const exists = (entry: string) =>
    entry.endsWith('/*')
      ? [...modules].some((each) => each.startsWith(entry.slice(0, -1)))
      : modules.has(entry);
  const entries = Object.entries(MAY_IMPORT).flatMap(([from, targets]) => [from, ...targets]);
  return [...new Set(entries)].filter((entry) => !exists(entry));
}

/** Every file whose name is not kebab-case, or says nothing about its content. */
export function badNames(sources: Sources): string[] {
  return [...sources.keys()].filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    return !FILE_NAME.test(name) || file.split('/').some((part) => EMPTY_NAME.test(part));
  });
}
