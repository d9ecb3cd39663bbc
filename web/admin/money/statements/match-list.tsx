import { useState } from 'react';
import type {
  PayableOrderShown,
  StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { Button } from '../../../ui/button';
import { Panel } from '../../kit/panel';
import { MatchItem } from './match-item';
import type { UsedStatement } from './use-statement';

/** More of them would make the page slow. */
const SHOWN_AT_ONCE = 20;

interface MatchListProps {
  title: string;
  intro: string;
  matches: readonly StatementMatch[];
  orders: ReadonlyMap<string, PayableOrderShown>;
  statement: UsedStatement;
}

export function MatchList({ title, intro, matches, orders, statement }: MatchListProps) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  if (matches.length === 0) return null;
  return (
    <Panel title={`${title} (${matches.length})`}>
      <p className="text-ink-soft">{intro}</p>
      <ul className="divide-y divide-mist">
        {matches.slice(0, shown).map((match) => (
          <MatchItem key={match.credit.key} match={match} orders={orders} statement={statement} />
        ))}
      </ul>
      {matches.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Show more
        </Button>
      )}
    </Panel>
  );
}
