import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
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
