import { type ReactNode, useId } from 'react';

/** A question that waits at the lower edge until somebody has time for it; nothing is blocked by it. */
export function PromptCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      className="pointer-events-auto flex animate-rise flex-col gap-3 rounded-lg border border-mist-strong bg-raised p-4 shadow-overlay"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
