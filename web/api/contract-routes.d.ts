declare module 'virtual:contract-routes' {
  import type { Contract } from '../../shared/contract';

  /** Methods and paths of every call, without the schemas: what a client needs of the contract. */
  export const contractRoutes: Contract;
}
