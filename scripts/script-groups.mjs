import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

/** @typedef {{ importedIds: readonly string[], code: string | null }} ModuleInfo */
/** @typedef {{ getModuleInfo(id: string): ModuleInfo | null }} Graph */

/** React and its router change rarely, so a browser can cache them over many builds. */
const CORE = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;

/** The router generates these modules for its routes; each always gets its own file. */
const ROUTE_ENTRY = /\?(__react-router|route-chunk)/;

/** The entry stays separate: it runs in its own task once the other chunks have loaded. */
const BEGINS = /[\\/]web[\\/]entry\.client\.tsx$/;

/** This module exports every icon; only the icons that a module imports by name are followed. */
const ALL_ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const IMPORTED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * Names the client's chunks so that a first page loads few files: fifty small ones compress a fifth
 * worse and need a request each. Returns 'core' for React and its router, 'first-load' for everything
 * else that the given modules import, directly or indirectly, and null for the rest, which the bundler
 * places.
 * @param {readonly string[]} begins the entry modules of a first load, relative to the project's root.
 * @returns {(id: string, graph: Graph) => string | null}
 */
export function firstLoadChunks(begins) {
  const entries = new Set(begins.map((file) => join(PROJECT_ROOT, file)));
  /** @type {Set<string> | undefined} */
  let needed;
  return (id, graph) => {
    if (CORE.test(id)) return 'core';
    needed ??= neededBy(entries, graph);
    return needed.has(id) && !ROUTE_ENTRY.test(id) && !BEGINS.test(id) ? 'first-load' : null;
  };
}

/** @param {Iterable<string>} entries @param {Graph} graph */
function neededBy(entries, graph) {
  /** @type {Set<string>} */
  const needed = new Set();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      const icons = ALL_ICONS.test(imported) ? askedIcons(code ?? '', imported) : undefined;
      open.push(...(icons ?? [imported]));
    }
  }
  return needed;
}

/** @param {string} code @param {string} allIcons */
function askedIcons(code, allIcons) {
  return [...code.matchAll(IMPORTED_ICONS)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s/)[0] ?? '')
    .filter(Boolean)
    .map((name) => name.replace(/([a-z])([A-Z0-9])|(\d)([A-Z])/g, '$1$3-$2$4').toLowerCase())
    .map((name) => allIcons.replace(/lucide-react\.mjs$/, `icons/${name}.mjs`));
}
