import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  value: string;
  children?: ReactNode;
}

export function StatCard({ label, value, children }: StatCardProps) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-mist bg-raised p-4 shadow-card">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="font-display text-lg font-semibold whitespace-nowrap tabular-nums sm:text-xl xl:text-2xl">
        {value}
      </dd>
      {children !== undefined && <dd className="text-sm text-ink-soft tabular-nums">{children}</dd>}
    </div>
  );
}
