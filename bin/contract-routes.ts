import { minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';
import type { contract } from '../shared/contract';

const MODULE_ID = 'virtual:contract-routes';

/**
 * Gives the pages the contract's methods and paths without its schemas: zod stays out of the
 * browser. The contract is read through Vite, as Node cannot import it as it stands.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return;
      const { module, dependencies } = await runnerImport<{ contract: typeof contract }>(
        '/shared/contract/index.ts',
        { configFile: false },
      );
      for (const file of dependencies) this.addWatchFile(file);
      return `export const contractRoutes = ${JSON.stringify(minifyContractRouter(module.contract))};`;
    },
  };
}
