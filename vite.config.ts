import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, isRunnableDevEnvironment, type Plugin, runnerImport } from 'vite';
import { leanPackages } from './scripts/lean-packages.mjs';
import { clientMessages } from './scripts/messages/client-messages.mjs';
import { compileMessages } from './scripts/messages/compile-messages.mjs';
import { scriptGroups } from './scripts/script-groups.mjs';
import { LAYERS } from './scripts/script-layers.mjs';
import type { contract } from './shared/contract';
import type { Access, CallMeta } from './shared/contract/platform/call';

/** In development the shop's own server handles what Vite does not: the API and the pages. */
function shopServer(): Plugin {
  return {
    name: 'shop-server',
    apply: 'serve',
    configureServer(vite) {
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run');
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            request.url = request.originalUrl ?? request.url;
            const { fetch } = await ssr.runner.import<DevServer>('/server/dev.ts');
            await getRequestListener(fetch, { overrideGlobalObjects: false })(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

type DevServer = { fetch: Parameters<typeof getRequestListener>[0] };

/** The calls in each of the modules; customers do not load those of staff. */
const ROUTE_MODULES: Readonly<Record<string, (access: Access, path: string) => boolean>> = {
  'virtual:visitor-routes': isForVisitors,
  'virtual:staff-routes': (access, path) => !isForVisitors(access, path),
};

/** On an enrolled device, staff call the shop before they are signed in. */
function isForVisitors(access: Access, path: string): boolean {
  return (access === 'public' || access === 'signed-in') && !path.startsWith('/admins/');
}

/**
 * The contract's methods and paths for the pages' API client. Its schemas, and with them zod, stay
 * out of the browser.
 */
function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id in ROUTE_MODULES ? `\0${id}` : undefined),
    async load(id) {
      const includes = ROUTE_MODULES[id.slice(1)];
      if (!includes || !id.startsWith('\0')) return;
      const { module, dependencies } = await runnerImport<{ contract: typeof contract }>(
        '/shared/contract/index.ts',
        { configFile: false },
      );
      for (const file of dependencies) this.addWatchFile(file);
      const code = `export const routes = ${JSON.stringify(routesOf(module.contract, includes))};`;
      // An import without a name loads it early and must stay.
      return { code, moduleSideEffects: 'no-treeshake' };
    },
  };
}

function routesOf(calls: typeof contract, includes: (access: Access, path: string) => boolean) {
  const areas = Object.entries(calls).map(([area, named]) => {
    const routes = Object.entries(named).flatMap(([name, { '~orpc': definition }]) => {
      const { method, path = '', inputStructure, outputStructure } = definition.route;
      if (!includes((definition.meta as CallMeta).access, path)) return [];
      const detailed = {
        ...(inputStructure === 'detailed' && { input: 'detailed' }),
        ...(outputStructure === 'detailed' && { output: 'detailed' }),
      };
      return [[name, { method, path, ...detailed }] as const];
    });
    return [area, Object.fromEntries(routes)] as const;
  });
  return Object.fromEntries(areas.filter(([, routes]) => Object.keys(routes).length > 0));
}

/** The router's plugin would name every entry of the server's build index.js. */
function serverEntryNames(): Plugin {
  return {
    name: 'server-entry-names',
    apply: 'build',
    enforce: 'post',
    configEnvironment(name) {
      if (name !== 'ssr') return;
      return { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } };
    },
  };
}

/** Files of the shop's pages and their lazy parts have names, which help to read a network trace. */
const NAMED = /[\\/]web[\\/](?!admin)/;

/**
 * The menu's first load contains the name of every route's files, and readable names would add half
 * a kilobyte.
 */
function scriptName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return NAMED.test(facadeModuleId ?? '') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js';
}

await compileMessages();

export default defineConfig(({ command }) => ({
  // npm start uses the same port, so PUBLIC_URL, cookies and sign-in work for both.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  publicDir: 'web/public',
  // Lists the browser's files for the service worker's build.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: scriptGroups(LAYERS) },
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            command: 'server/command.ts',
            pictures: 'server/shop/pictures/picture-program.ts',
          },
        },
      },
      // Bundled packages load three times as fast at start as thousands of files. Packages with native
      // code, or that find their own files at run time, are not bundled.
      ...(command === 'build' && {
        // Decided when it is built: started without NODE_ENV=production, React would be the slow one
        // for development, whose warnings fill the log.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: {
          noExternal: true,
          external: [
            '@expo-google-fonts/hind',
            '@expo-google-fonts/hind-siliguri',
            '@expo-google-fonts/manjari',
            '@expo-google-fonts/noto-emoji',
            '@expo-google-fonts/noto-naskh-arabic',
            '@expo-google-fonts/noto-sans-gujarati',
            '@expo-google-fonts/noto-sans-gurmukhi',
            '@expo-google-fonts/noto-sans-kannada',
            '@expo-google-fonts/noto-sans-oriya',
            '@expo-google-fonts/noto-sans-tamil',
            '@expo-google-fonts/noto-sans-telugu',
            '@expo-google-fonts/noto-serif-tibetan',
            '@photostructure/sqlite',
            'pg',
            'pino',
            'sharp',
          ],
        },
      }),
    },
  },
  plugins: [
    clientMessages(),
    leanPackages(),
    tailwindcss(),
    contractRoutes(),
    shopServer(),
    reactRouter(),
    serverEntryNames(),
  ],
}));
