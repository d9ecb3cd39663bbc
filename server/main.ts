import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { proveApart } from './money/proof/prove-apart';
import { demoPictures } from './operate/demo/demo-pictures';
import { describeFailure } from './operate/describe-failure';
import { openShop } from './operate/open-shop';
import { parseEnv } from './operate/start/env';
import { createPlatform } from './operate/start/platform';
import { stopOnSignal } from './operate/start/stop-on-signal';
import { checkAddress, listen } from './platform/http/listen';
import { createPageHandler } from './platform/http/pages/page-handler';
import { loadStaticAssets, withoutWorker } from './platform/http/static/static-assets';
import { createLog, logConsole } from './platform/logs/log';
import { startScheduledJobs } from './scheduled-jobs';

/** Beside this file in the build. A server that runs from its source passes its loader on. */
const PICTURES = {
  program: import.meta.url.endsWith('.ts')
    ? new URL('./shop/pictures/picture-program.ts', import.meta.url)
    : new URL('./pictures.js', import.meta.url),
  execArgv: process.execArgv,
};

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  // Check this first: a shop started twice by mistake would wait for the first one to stop.
  await checkAddress(env.host, env.port);
  const shop = await openShop(env, createPlatform(env, createLog(env.logLevel), PICTURES));
  const files = loadStaticAssets(fileURLToPath(new URL('../client', import.meta.url)));
  const app = createApp(shop, {
    assets: env.worker ? files : withoutWorker(files),
    pictures: env.shopMode === 'demo' ? demoPictures() : new Map(),
    pages: await createPageHandler(env, 'production', files),
  });
  const server = await listen(app, env.host, env.port);
  // From here on, libraries' output goes to the log. A failed start still prints plain text.
  logConsole(shop.platform.log);
  const stopJobs = startScheduledJobs({
    ...shop.platform,
    db: shop.database.db,
    signer: shop.signer,
    publicUrl: env.publicUrl,
    proveSums: () => proveApart(new URL('./command.js', import.meta.url)),
  });
  stopOnSignal(async () => {
    stopJobs();
    app.endStreams();
    await server.close();
    await shop.close();
  });
  console.log(`The shop is open at ${env.publicUrl}`);
  await app.warmCache();
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
