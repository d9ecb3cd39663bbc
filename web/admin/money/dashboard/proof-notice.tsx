import type { DashboardStats } from '../../../../shared/contract/money/dashboard-contract';
import { troubleWords } from '../../../../shared/domain/money/proved-sums';
import { m } from '../../../../shared/messages/compiled/messages';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';

export function ProofNotice({ proof }: Pick<DashboardStats, 'proof'>) {
  if (!proof) return null;
  const { provedAt, troubles } = proof;
  if (troubles.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {withElements(m.proof_adds_up, { time: <RelativeTime at={provedAt} /> })}
      </p>
    );
  }
  return (
    <Notice kind="error" role="alert">
      <strong className="block">{m.proof_does_not()}</strong>
      {m.proof_found()}
      <ul className="my-1 list-disc pl-5">
        {troubles.map((trouble) => (
          <li key={trouble.sum}>{troubleWords(trouble)}</li>
        ))}
      </ul>
      {m.proof_what_now()}
    </Notice>
  );
}
