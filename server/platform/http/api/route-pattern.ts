import type { AnyContractProcedure } from '@orpc/contract';
import { TrieRouter } from 'hono/router/trie-router';
import { contract } from '../../../../shared/contract';

/** '/api/orders/{id}', also for a request that is refused early: logs and metrics must not contain order ids. */
export function contractPatterns(): (method: string, pathname: string) => string | undefined {
  const routes = Object.values(contract)
    .flatMap((calls) => Object.values<AnyContractProcedure>(calls))
    .map((call) => call['~orpc'].route)
    .map(({ method = 'POST', path = '' }) => ({ method, pattern: `/api${path}` }))
    // A fixed segment takes precedence over a parameter: /orders/admin before /orders/{id}.
    .sort((a, b) => paramCount(a.pattern) - paramCount(b.pattern));
  const router = new TrieRouter<string>();
  for (const { method, pattern } of routes) {
    router.add(method, pattern.replace(/\{(\w+)\}/g, ':$1'), pattern);
  }
  return (method, pathname) => {
    const [matches] = router.match(method === 'HEAD' ? 'GET' : method, pathname);
    return matches[0]?.[0];
  };
}

function paramCount(pattern: string): number {
  return pattern.split('{').length;
}
