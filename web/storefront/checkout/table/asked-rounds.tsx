import { useEffect, useEffectEvent, useState } from 'react';
import type { AskedRound } from '../../../../shared/contract/orders/tables-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { orderPath } from '../../orders/guest-orders';
import type { AskedRoundRef } from '../../shop/table/table-visit';

const READ_EVERY_MS = 5000;

const WORDS: Record<AskedRound['state'], () => string> = {
  waiting: m.tables_waiting,
  accepted: m.tables_accepted,
  refused: m.tables_refused,
  unanswered: m.tables_unanswered,
};
const KINDS = {
  waiting: 'info',
  accepted: 'success',
  refused: 'warning',
  unanswered: 'warning',
} as const;

/** What became of the rounds asked for, and the way to the table's bill. */
export function AskedRounds({ rounds }: { rounds: readonly AskedRoundRef[] }) {
  const known = useRounds(rounds);
  const bill = known.find(({ order }) => order)?.order;
  return (
    <>
      <div aria-live="polite" className="flex flex-col gap-2">
        {known.map(({ id, state, totalAmount }) => (
          <Notice key={id} kind={KINDS[state]}>
            <strong className="tabular-nums">{amountText(totalAmount)}</strong> {WORDS[state]()}
          </Notice>
        ))}
      </div>
      {bill && (
        <ButtonLink wide to={orderPath(bill.id, bill.accessToken)}>
          {m.tables_see_bill()}
        </ButtonLink>
      )}
    </>
  );
}

/** Newest first. Those that still wait are read again. */
function useRounds(rounds: readonly AskedRoundRef[]): readonly AskedRound[] {
  const { tables } = useApi();
  const [known, setKnown] = useState<ReadonlyMap<string, AskedRound>>(new Map());
  const waiting = rounds.filter(({ id }) => (known.get(id)?.state ?? 'waiting') === 'waiting');
  const read = useEffectEvent(() => {
    for (const { id, roundToken } of waiting) {
      void tables.readRound({ params: { id }, headers: { 'round-token': roundToken } }).then(
        (round) => setKnown((before) => new Map(before).set(id, round)),
        // The next reading tries again.
        () => undefined,
      );
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is read at once
  useEffect(() => read(), [rounds.length]);
  useVisibleInterval(read, READ_EVERY_MS, waiting.length > 0);
  return rounds.flatMap(({ id }) => known.get(id) ?? []);
}
