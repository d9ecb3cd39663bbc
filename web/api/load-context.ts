import { createContext, RouterContextProvider } from 'react-router';
import { type Api, createApiClient } from './api-client';

/** What the server lends to a page that it renders. */
export interface PageServer {
  /** Answers a request to `/api/*` inside the process, on behalf of the page's visitor. */
  fetch(request: Request): Promise<Response>;
  /** Logs an error of the page with its request's id. */
  reportError(error: unknown): void;
  /** Tells the sources, 'sha256-…', of the scripts that may run in this page besides its files. */
  allowScripts(hashes: readonly string[]): void;
  /** The server's clock. */
  now(): Date;
  /** Where the shop is reached, without a slash at the end; canonical addresses begin with it. */
  origin: string;
  /** A demo's pages say how to sign in. */
  demo: boolean;
}

/** Key of the server in a loader's `context`. Only there on the server. */
export const pageServer = createContext<PageServer>();

/** Key of the API client in a loader's `context`: in process on the server, HTTP in the browser. */
export const apiContext = createContext<Api>();

/** The one door through which a page's data comes. */
export function apiFor(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext);
}

/** The context that the loaders of one request to a page see. */
export function createLoadContext(server: PageServer): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServer, server);
  context.set(
    apiContext,
    createApiClient((request) => server.fetch(request), `${server.origin}/api`),
  );
  return context;
}
