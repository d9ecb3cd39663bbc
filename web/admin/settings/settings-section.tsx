import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  /** What these settings do, in a line. */
  hint?: string;
  children: ReactNode;
}

/** A titled part of the settings; its fields stand in two columns where there is room. */
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
