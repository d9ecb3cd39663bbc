import type { DashboardStats } from '../../../../shared/contract/money/dashboard-contract';
import { troubleWords } from '../../../../shared/domain/money/proved-sums';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';

export function ProofNotice({ proof }: Pick<DashboardStats, 'proof'>) {
  if (!proof) return null;
  const { provedAt, troubles } = proof;
  if (troubles.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        Everything adds up: orders, payments, stock, bills and figures. Checked{' '}
        <RelativeTime at={provedAt} />.
      </p>
    );
  }
  return (
    <Notice kind="error" role="alert">
      <strong className="block">The sums do not add up</strong>
      The nightly check found:
      <ul className="my-1 list-disc pl-5">
        {troubles.map((trouble) => (
          <li key={trouble.sum}>{troubleWords(trouble)}</li>
        ))}
      </ul>
      You can go on selling. Keep today's backup, and report it as a bug in the shop software.
    </Notice>
  );
}
