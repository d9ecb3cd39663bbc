import { useState } from 'react';
import type { TableState, WaitingRound } from '../../../../shared/contract/orders/tables-contract';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Notice } from '../../../ui/notice';
import { QuotedNote } from '../../../ui/quoted-note';
import { RelativeTime } from '../../../ui/relative-time';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';

/** What guests ask for by the code on their table; nothing of it is made before somebody accepts it. */
export function WaitingRounds({ tables }: { tables: readonly TableState[] }) {
  const waiting = tables.flatMap(({ name, rounds }) => rounds.map((round) => ({ name, round })));
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden md:grid-cols-2">
      {waiting.map(({ name, round }) => (
        <AskedRound key={round.id} table={name} round={round} />
      ))}
      {tables
        .filter(({ moreRounds }) => moreRounds > 0)
        .map(({ id, name: table, moreRounds: count }) => (
          <Notice key={id} kind="warning" className="md:col-span-2">
            {m.tables_more_rounds({ count, table })}
          </Notice>
        ))}
    </div>
  );
}

function AskedRound({ table, round }: { table: string; round: WaitingRound }) {
  const { tables } = useApi();
  const { busy, failure, send } = useMutation();
  // A phone that is not at the table would order on its guests' bill: staff say that they know it.
  const [isKnown, setKnown] = useState(false);
  const { id, dishes, totalAmount, askedAt } = round;
  const decide = (answer: () => Promise<unknown>) => void send(answer, m.tables_decide_failed());
  return (
    <Panel title={m.tables_asks({ table })} action={<RelativeTime at={askedAt} />}>
      <ul className="mb-2 flex flex-col gap-1">
        {dishes.map(({ name, quantity, options, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round never changes
          <li key={index}>
            <span className="font-semibold">
              {quantity}× {name}
            </span>
            {options.length > 0 && <span className="text-ink-soft"> {options.join(', ')}</span>}
            {note && <QuotedNote label={m.orderoffice_customers_note()} text={note} />}
          </li>
        ))}
      </ul>
      <p className="mb-3 font-bold tabular-nums">{amountText(totalAmount)}</p>
      <FailureNotice message={failure?.message} />
      <CheckboxField
        label={m.tables_known()}
        checked={isKnown}
        onChange={({ target }) => setKnown(target.checked)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button busy={busy} onClick={() => decide(() => tables.acceptRound({ id, isKnown }))}>
          {m.tables_accept()}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => decide(() => tables.refuseRound({ id }))}
        >
          {m.tables_refuse()}
        </Button>
      </div>
    </Panel>
  );
}
