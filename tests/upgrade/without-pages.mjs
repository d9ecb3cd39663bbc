import { register } from 'node:module';

/** The web build without pages. */
const PAGES = `
  export const entry = { module: { default: () => new Response('', { status: 404 }), createLoadContext: () => ({}) } };
  export const routes = { root: { id: 'root', path: '*', module: { default: () => null } } };
  export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' };
  export const future = {}, basename = '/', publicPath = '/', isSpaMode = false, ssr = true, prerender = [];
  export const routeDiscovery = { mode: 'initial' }, assetsBuildDirectory = '';
`;

/** What only Vite can load, so that a server can start from its source. */
const REPLACED = {
  'virtual:react-router/server-build': PAGES,
  'virtual:demo-pictures': 'export const demoPictures = () => new Map();',
};

const HOOKS = `
  const REPLACED = ${JSON.stringify(REPLACED)};
  export const resolve = (specifier, context, next) => {
    const url = specifier.endsWith('/demo/demo-pictures') ? 'virtual:demo-pictures' : specifier;
    return url in REPLACED ? { url, shortCircuit: true } : next(specifier, context);
  };
  export const load = (url, context, next) =>
    url in REPLACED
      ? { format: 'module', source: REPLACED[url], shortCircuit: true }
      : next(url, context);
`;

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
