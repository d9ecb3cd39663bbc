import { createContext, RouterContextProvider } from 'react-router';
import type { Language } from '../../shared/domain/platform/languages';
import { type Api, createApiClient } from './api-client';

export interface PageServer {
  /** Handles a request to `/api/*` inside the process, on behalf of the page's visitor. */
  fetch(request: Request): Promise<Response>;
  /** Logs an error of the page with its request's id. */
  reportError(error: unknown): void;
  /** Allows inline scripts and styles in the page's Content-Security-Policy, by source: 'sha256-…'. */
  allowInline(hashes: { scripts: readonly string[]; styles: readonly string[] }): void;
  /** The shop's public origin, without a slash at the end. */
  origin: string;
  demo: boolean;
  /** Those that visitors are offered. */
  languages: readonly Language[];
}

/** Key of the server in a loader's `context`. Only the server sets it. */
export const pageServer = createContext<PageServer>();

/** Key of the API client in a loader's `context`: in process on the server, HTTP in the browser. */
export const apiContext = createContext<Api>();

/** The API client of a loader, through which all data of a page is loaded. */
export function apiFor(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext);
}

export function createLoadContext(server: PageServer): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageServer, server);
  context.set(
    apiContext,
    createApiClient((request) => server.fetch(request), `${server.origin}/api`),
  );
  return context;
}
