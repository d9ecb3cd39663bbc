import { requireNode } from './require-node.mjs';

requireNode();
const { makeReady } = await import('./make-ready.mjs');
await makeReady();
// From here on this process is the shop.
process.env.NODE_ENV = 'production';
if (process.env.npm_lifecycle_event) stopWithShell();
const shop = new URL('../build/server/main.js', import.meta.url);
await import(shop.href);

/** npm passes SIGTERM on to the shell between it and this process, and the shell ends without a word. */
function stopWithShell() {
  const CHECK_INTERVAL_MS = 250;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  timer.unref();
}
