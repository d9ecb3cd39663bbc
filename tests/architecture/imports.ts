import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

const LAYERS = ['shared', 'server', 'web', 'service-worker', 'tests', 'bench'];
/** Folders that contain modules, such as web/storefront/cart. */
const NESTED = ['web/storefront', 'web/admin'];

/** Source text by path. */
export type Sources = ReadonlyMap<string, string>;

/** The TypeScript sources of all layers, read from disk. */
export function readSources(): Sources {
  const files = LAYERS.flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' }).map((name) => join(layer, name)),
  );
  return new Map(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/**
 * The module that a file belongs to: `server/orders` for a file in that folder,
 * `web/storefront/cart` for one of that feature, `server/app` for the file of that name.
 */
export function moduleOf(file: string): string {
  const parts = file.replace(/\.tsx?$/, '').split('/');
  const [layer = ''] = parts;
  if (['service-worker', 'bench'].includes(layer)) return layer;
  const parent = parts.slice(0, 2).join('/');
  return NESTED.includes(parent) ? parts.slice(0, 3).join('/') : parent;
}

/** What a file imports: files of this repository, and packages by name. */
export function importsOf(file: string, sources: Sources): { ours: string[]; packages: string[] } {
  const names = importedNames(file, sources.get(file) ?? '');
  const ours = names
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)))
    .flatMap((path) =>
      [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((candidate) =>
        sources.has(candidate),
      ),
    );
  const packages = names
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''),
    );
  return { ours, packages };
}

function importedNames(file: string, source: string): string[] {
  const { errors, module } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const { staticImports, staticExports } = module;
  // The parser does not list types such as `import('./wire-call').WireRoutes`.
  const inPlace = [...source.matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, name]) => name ?? []);
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...inPlace,
  ];
}
