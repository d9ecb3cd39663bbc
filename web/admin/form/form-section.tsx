import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section
      aria-label={title}
      className="rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 className="text-xl">{title}</h2>
      {hint !== undefined && <p className="mt-1 text-ink-soft">{hint}</p>}
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
