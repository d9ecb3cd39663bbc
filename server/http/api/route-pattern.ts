import type { AnyContractProcedure } from '@orpc/contract';
import { contract } from '../../../shared/contract';

interface Pattern {
  path: string;
  segments: string[];
  params: number;
}

/**
 * Names the call of the contract that a request is for, by its pattern ('/api/orders/{id}'), whether
 * it gets as far as the call or not: in logs and figures a path would name orders and be one of many.
 */
export function contractPatterns(): (method: string, pathname: string) => string | undefined {
  const byShape = new Map<string, Pattern[]>();
  for (const calls of Object.values(contract)) {
    for (const call of Object.values<AnyContractProcedure>(calls)) {
      const { method = 'POST', path = '' } = call['~orpc'].route;
      const segments = path.split('/');
      const params = segments.filter(isParam).length;
      const shape = `${method} ${segments.length}`;
      const pattern = { path: `/api${path}`, segments, params };
      const known = byShape.get(shape) ?? [];
      // A fixed name goes before one that is filled in: /orders/admin before /orders/{id}.
      byShape.set(
        shape,
        [...known, pattern].sort((a, b) => a.params - b.params),
      );
    }
  }
  return (method, pathname) => {
    const segments = pathname.slice('/api'.length).split('/');
    const candidates = byShape.get(`${method === 'HEAD' ? 'GET' : method} ${segments.length}`);
    return candidates?.find((pattern) =>
      pattern.segments.every((segment, index) => isParam(segment) || segment === segments[index]),
    )?.path;
  };
}

function isParam(segment: string): boolean {
  return segment.startsWith('{');
}
