import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../shared/messages/compiled/messages';
import { useMediaQuery } from '../../device/use-media-query';

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

interface FoldedPanelProps extends Pick<PanelProps, 'title' | 'children'> {
  /** What the panel comes to, beside the title of a phone. */
  sum: string;
}

/** A phone has only its title and sum, and unfolds it, so that what is to be done comes soon. */
export function FoldedPanel({ title, sum, children }: FoldedPanelProps) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  if (isWide) return <Panel title={title}>{children}</Panel>;
  return (
    <details className="group rounded-lg border border-mist bg-raised px-4 shadow-card">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 py-2">
        <h2 className="flex-1 text-lg">{title}</h2>
        <span className="font-medium">{sum}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
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
