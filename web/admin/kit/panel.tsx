import type { ReactNode } from 'react';
import { m } from '../../../shared/messages/compiled/messages';

interface PanelProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, action, children }: PanelProps) {
  return (
    <section aria-label={title} className="rounded-lg border border-mist bg-raised p-4 shadow-card">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A term and its value; a missing value shows N/A (back office rule 10). */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-right font-medium">{children || m.office_missing_value()}</dd>
    </div>
  );
}
