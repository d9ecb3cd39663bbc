import { type FormEvent, useState } from 'react';
import type { StatementColumns } from '../../../../shared/contract/money/statements-contract';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Panel } from '../../kit/panel';
import type { UsedStatement } from './use-statement';

type Role = Exclude<keyof StatementColumns, 'words'>;

const LABELS: Record<Role, string> = {
  date: 'Date',
  narration: 'Description',
  credit: 'Money in',
  debit: 'Money out, if it has its own column',
  direction: 'Credit or debit, if one column says so',
  reference: 'Reference number, if any',
  status: 'Paid or failed, if one column says so',
  balance: 'Balance, if any',
};
const ROLES = Object.keys(LABELS) as Role[];
const OPTIONAL: readonly Role[] = ['debit', 'direction', 'reference', 'status', 'balance'];

interface NameColumnsProps {
  header: string[];
  sample: readonly string[];
  statement: UsedStatement;
}

/** Asks once for the columns of a bank that the shop does not know. */
export function NameColumns({ header, sample, statement }: NameColumnsProps) {
  const [chosen, setChosen] = useState<Partial<Record<Role, string>>>({});
  const at = (role: Role) => (chosen[role] ? Number(chosen[role]) : null);
  const [date, narration, credit] = [at('date'), at('narration'), at('credit')];
  const columns =
    date === null || narration === null || credit === null
      ? undefined
      : {
          ...{ date, narration, credit, reference: at('reference'), balance: at('balance') },
          ...{ debit: at('debit'), direction: at('direction'), status: at('status'), words: [] },
        };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (columns) void statement.nameColumns(header, columns);
  };

  return (
    <Panel title="Which column is which?">
      <p className="mb-3 text-ink-soft">
        We do not know this bank's statement yet. Choose its columns once; next time we remember
        them.
      </p>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {ROLES.map((role) => (
            <SelectField
              key={role}
              label={LABELS[role]}
              value={chosen[role] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [role]: target.value })}
            >
              <option value="">{OPTIONAL.includes(role) ? 'None' : 'Choose a column'}</option>
              {header.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                <option key={index} value={index}>
                  {name || `Column ${index + 1}`}
                  {sample[index] ? `, such as ${sample[index]}` : ''}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <Button type="submit" className="self-start" busy={statement.busy} disabled={!columns}>
          Save the columns
        </Button>
      </form>
    </Panel>
  );
}
