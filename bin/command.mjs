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
process.env.NODE_ENV = 'production';
await import(new URL('../build/server/command.js', import.meta.url).href);
