import { createApp } from './app';
import { demoPictures } from './operate/demo/demo-pictures';
import { type OpenShop, openShop } from './operate/open-shop';
import { parseEnv } from './operate/start/env';
import { createPlatform } from './operate/start/platform';
import { createPageHandler } from './platform/http/pages/page-handler';
import { createLog } from './platform/logs/log';

// An edit of the server loads this module again. The database stays open.
const hot = globalThis as typeof globalThis & {
  devShop?: Promise<OpenShop>;
  endStreams?: () => void;
};
const env = parseEnv(process.env);
const PICTURES = {
  program: new URL('./shop/pictures/picture-program.ts', import.meta.url),
  execArgv: ['--import', 'tsx'],
};
hot.devShop ??= openShop(env, createPlatform(env, createLog(env.logLevel), PICTURES)).catch(
  (error: unknown) => {
    // The next edit tries again.
    delete hot.devShop;
    throw error;
  },
);

const shop = await hot.devShop;

const app = createApp(shop, {
  pictures: demoPictures(),
  pages: await createPageHandler(env, 'development'),
});
hot.endStreams?.();
hot.endStreams = app.endStreams;

export const { fetch } = app;
