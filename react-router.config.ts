import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // scripts/build.mjs builds beside the old build and swaps the two when it has succeeded.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Every route's place is known from the first page on: no further request to discover them.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
