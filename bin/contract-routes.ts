import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../shared/contract';

const MODULE_ID = 'virtual:contract-routes';

/**
 * Gives the pages the contract's methods and paths without its schemas: 24 kB of zod stay out of
 * the browser. Vite starts again by itself when the contract changes.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load: (id) =>
      id === `\0${MODULE_ID}`
        ? `export const contractRoutes = ${JSON.stringify(minifyContractRouter(contract))};`
        : undefined,
  };
}
