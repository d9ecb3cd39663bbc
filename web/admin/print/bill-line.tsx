import type { ReactNode } from 'react';

/** A term and its value on a bill. */
export function BillLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
