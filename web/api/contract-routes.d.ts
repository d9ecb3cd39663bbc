declare module 'virtual:contract-routes' {
  import type { Contract } from '../../shared/contract';
  import type { WireRoute } from './wire-call';

  /** Method and path of every call, without the schemas, which a client does not need. */
  export const contractRoutes: {
    readonly [Area in keyof Contract]: { readonly [Name in keyof Contract[Area]]: WireRoute };
  };
}
