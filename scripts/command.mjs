import { requireNode } from './require-node.mjs';

requireNode();
const { makeReady } = await import('./make-ready.mjs');
await makeReady();
process.env.NODE_ENV = 'production';
await import(new URL('../build/server/command.js', import.meta.url).href);
