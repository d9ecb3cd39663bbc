import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * @typedef {object} ModuleInfo
 * @property {readonly string[]} importedIds
 * @property {readonly string[]} importers
 * @property {readonly string[]} dynamicImporters
 * @property {string | null} code
 */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */
/** @typedef {{ begins: readonly string[], icons?: RegExp }} Layer */

/** React and its router change rarely, so a browser can cache them over many builds. */
const CORE = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/** The router generates these modules for its routes; each always gets its own file. */
const ROUTE_ENTRY = /\?(__react-router|route-chunk)/;

/** The entry stays separate: it runs in its own task once the other chunks have loaded. */
const BEGINS = /[\\/]web[\\/]entry\.client\.tsx$/;

/** This module exports every icon; only the icons that a module imports by name are followed. */
const ALL_ICONS = join(PROJECT_ROOT, 'node_modules/lucide-react/dist/esm/lucide-react.mjs');
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const EXPORTED_ICONS = /export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[\w-]+\.mjs)["']/g;

/**
 * Groups the client's modules, so that a page and a tap load few files: fifty small ones compress a
 * fifth worse and need a request each. React and its router are 'core'. Every other module belongs to
 * the first layer that imports it, directly or indirectly; so a layer needs only those before it. The bundler places what no layer needs, and the modules with which routes and lazy parts
 * begin.
 * @param {Readonly<Record<string, Layer>>} layers by name: the modules, relative to the project's root,
 *   with which the layer begins; with `icons`, it also gets those that several modules share if one of
 *   these modules matches.
 * @returns the bundler's groups.
 */
export function scriptGroups(layers) {
  /** @type {Map<string, string> | undefined} */
  let known;
  /** @param {string} id @param {Graph} graph */
  const layerOf = (id, graph) => {
    if (CORE.test(id)) return 'core';
    known ??= assignLayers(layers, graph);
    return isBeginning(id, graph) ? undefined : known.get(id);
  };
  // A group also takes what its modules import, so an earlier layer has to come first.
  return ['core', ...Object.keys(layers)].map((layer, index, { length }) => ({
    name: (/** @type {string} */ id, /** @type {Graph} */ graph) =>
      layerOf(id, graph) === layer ? layer : null,
    priority: length - index,
  }));
}

/** @param {string} id @param {Graph} graph */
function isBeginning(id, graph) {
  if (ROUTE_ENTRY.test(id) || BEGINS.test(id)) return true;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return dynamicImporters.length > 0 && importers.length === 0;
}

/** @param {Readonly<Record<string, Layer>>} layers @param {Graph} graph */
function assignLayers(layers, graph) {
  const icons = iconsOf(graph);
  /** @type {Map<string, string>} */
  const layerOf = new Map();
  for (const [layer, { begins, icons: sharedBy }] of Object.entries(layers)) {
    const open = begins.map((file) => join(PROJECT_ROOT, file));
    if (sharedBy) open.push(...sharedIcons(icons, sharedBy));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (layerOf.has(id)) continue;
      layerOf.set(id, layer);
      const imported = graph.getModuleInfo(id)?.importedIds ?? [];
      open.push(...imported.flatMap((each) => (each === ALL_ICONS ? (icons.get(id) ?? []) : each)));
    }
  }
  return layerOf;
}

/** The files of the icons that each module imports. @param {Graph} graph */
function iconsOf(graph) {
  const { code = '', importers = [] } = graph.getModuleInfo(ALL_ICONS) ?? {};
  const files = new Map(
    [...(code ?? '').matchAll(EXPORTED_ICONS)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => [name.split(' as ')[1]?.trim() ?? '', join(ALL_ICONS, '..', file)]),
    ),
  );
  return new Map(
    importers.map((importer) => {
      const imports = graph.getModuleInfo(importer)?.code?.matchAll(IMPORTED_ICONS) ?? [];
      const names = [...imports].flatMap(([, list = '']) => list.split(','));
      return [importer, names.flatMap((name) => files.get(name.trim().split(/\s/)[0] ?? '') ?? [])];
    }),
  );
}

/** @param {ReadonlyMap<string, readonly string[]>} icons by the module that imports them @param {RegExp} sharedBy */
function sharedIcons(icons, sharedBy) {
  const all = [...icons.values()].flat();
  return [...icons]
    .filter(([importer]) => sharedBy.test(importer))
    .flatMap(([, files]) => files)
    .filter((file) => all.indexOf(file) !== all.lastIndexOf(file));
}
