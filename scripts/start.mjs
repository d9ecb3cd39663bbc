// npm start: installs, builds, and then runs the shop in this process.
import { requireNode } from './require-node.mjs';

requireNode();
const { prepare } = await import('./prepare.mjs');
await prepare();
process.env.NODE_ENV = 'production';
if (process.env.npm_lifecycle_event) stopWithShell();
await import(new URL('../build/server/main.js', import.meta.url).href);

/** npm sends SIGTERM only to the shell that started this process, so watch whether that shell ends. */
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
