import type { ReactNode } from 'react';

/** A line of a bill: a term on the left, its value on the right. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
