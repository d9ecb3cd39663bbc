import { requireNode } from './require-node.mjs';

requireNode();
try {
  const { installIfStale } = await import('./install.mjs');
  await installIfStale();
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// From here on this process is the shop.
process.env.NODE_ENV = 'production';
const shop = new URL('../build/server/main.js', import.meta.url);
await import(shop.href);
