/** One figure of the dashboard. */
export function StatCard({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-mist bg-raised p-4 shadow-card">
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
