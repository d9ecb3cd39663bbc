import { register } from 'node:module';

/** Replaces the web build, so that a server can start from its source without pages. */
const PAGES = `
  export const entry = { module: { default: () => new Response('', { status: 404 }), createLoadContext: () => ({}) } };
  export const routes = { root: { id: 'root', path: '*', module: { default: () => null } } };
  export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' };
  export const future = {}, basename = '/', publicPath = '/', isSpaMode = false, ssr = true, prerender = [];
  export const routeDiscovery = { mode: 'initial' }, assetsBuildDirectory = '';
`;

const HOOKS = `
  const BUILD = 'virtual:react-router/server-build';
  export const resolve = (specifier, context, next) =>
    specifier === BUILD ? { url: BUILD, shortCircuit: true } : next(specifier, context);
  export const load = (url, context, next) =>
    url === BUILD
      ? { format: 'module', source: ${JSON.stringify(PAGES)}, shortCircuit: true }
      : next(url, context);
`;

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
