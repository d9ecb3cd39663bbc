import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { isUnavailable } from './db/engine-errors';
import { demoPictures } from './demo/demo-pictures';
import { EnvError, parseEnv } from './env';
import { ListenError, listen } from './http/listen';
import { createPageHandler } from './http/page-handler';
import { loadStaticAssets } from './http/static-assets';
import { createLog } from './log';
import { OpeningError, openShop } from './open-shop';
import { stopOnSignal } from './stop-on-signal';
import { sweepHourly } from './sweep-expired';
import { realWorld } from './world';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const shop = await openShop(env, realWorld(env, createLog(env.logLevel)));
  const app = createApp(shop, {
    assets: loadStaticAssets(fileURLToPath(new URL('../client', import.meta.url))),
    pictures: env.shopMode === 'demo' ? demoPictures() : new Map(),
    pages: await createPageHandler(shop, 'production'),
  });
  const server = await listen(app.fetch, env.host, env.port);
  const stopSweeping = sweepHourly(shop.database.db, shop.world);
  stopOnSignal(async () => {
    stopSweeping();
    await server.close();
    await shop.close();
  });
  console.log(`The shop is open at ${env.publicUrl}`);
}

/** A sentence where the owner can put it right; the whole error where it is a bug. */
function describeFailure(error: unknown): unknown {
  const isExpected =
    error instanceof EnvError || error instanceof ListenError || error instanceof OpeningError;
  if (isExpected) return error.message;
  if (!isUnavailable(error)) return error;
  return `The database does not answer. Is it running, and is DATABASE_URL right? (${error instanceof Error ? error.message : error})`;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
