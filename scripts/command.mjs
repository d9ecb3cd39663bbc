// npm run backup, restore, move, admin, doctor, proof.
import { requireNode } from './require-node.mjs';

requireNode();
const { prepare } = await import('./prepare.mjs');
await prepare();
process.env.NODE_ENV = 'production';
await import(new URL('../build/server/command.js', import.meta.url).href);
