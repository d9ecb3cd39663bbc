import type { ReactNode } from 'react';

interface FormSectionProps {
  id?: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export function FormSection({ id, title, hint, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="scroll-mt-20 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 className="text-xl">{title}</h2>
      {hint !== undefined && <p className="mt-1 text-ink-soft">{hint}</p>}
      <div className="mt-4 grid items-start gap-4 *:min-w-0 sm:grid-cols-2">{children}</div>
    </section>
  );
}
