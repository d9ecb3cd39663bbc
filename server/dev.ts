import { createApp } from './app';
import { demoPictures } from './demo/demo-pictures';
import { parseEnv } from './env';
import { createPageHandler } from './http/pages/page-handler';
import { createLog } from './log';
import { type OpenShop, openShop } from './open-shop';
import { createPlatform } from './platform';

// An edit of the server loads this module again; the database stays open over that.
const kept = globalThis as typeof globalThis & {
  devShop?: Promise<OpenShop>;
  endStreams?: () => void;
};
const env = parseEnv(process.env);
kept.devShop ??= openShop(env, createPlatform(env, createLog(env.logLevel))).catch(
  (error: unknown) => {
    // After the next edit it is tried again.
    delete kept.devShop;
    throw error;
  },
);

const shop = await kept.devShop;

const app = createApp(shop, {
  pictures: demoPictures(),
  pages: await createPageHandler(shop, 'development'),
});
kept.endStreams?.();
kept.endStreams = app.endStreams;

/** Answers the requests of the development server. */
export const { fetch } = app;
