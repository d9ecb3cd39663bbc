import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';

/**
 * The menu's first load contains every route's list of files. Takes out the lists of the back office, a
 * third of it: without them a browser fetches a page's files as it finds their imports. The HTML of a
 * page still preloads them, because the server has a manifest of its own.
 * @param {string} client the folder of the browser's build.
 * @throws {Error} when the manifest looks different than expected.
 */
export function trimManifest(client) {
  const assets = join(client, 'assets');
  const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || more.length > 0) throw new Error('The build has no single manifest');
  const file = join(assets, name);
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(START)) throw new Error(`${name} is not a manifest of routes`);
  const manifest = JSON.parse(text.slice(START.length).replace(/;\s*$/, ''));
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id.startsWith('admin/')) route.imports = [];
  }
  writeFileSync(file, `${START}${JSON.stringify(manifest)};`);
}
