import { type FormEvent, useState } from 'react';
import type {
  StatementColumns,
  WordMeaning,
} from '../../../../shared/contract/money/statements-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { columnName, FirstRows, firstRows } from './first-rows';
import type { UnnamedLayout, UsedStatement } from './use-statement';

type Role = Exclude<keyof StatementColumns, 'words'>;

/** What a column has; `choice` also says when there is one, for those that may be missing. */
const LABELS: Readonly<Record<Role, { name: () => string; choice?: () => string }>> = {
  date: { name: m.statement_role_date },
  narration: { name: m.statement_role_narration },
  credit: { name: m.statement_role_credit },
  debit: { name: m.statement_role_debit, choice: m.statement_role_debit_choice },
  direction: { name: m.statement_role_direction, choice: m.statement_role_direction_choice },
  reference: { name: m.statement_role_reference, choice: m.statement_role_reference_choice },
  status: { name: m.statement_role_status, choice: m.statement_role_status_choice },
  balance: { name: m.statement_role_balance, choice: m.statement_role_balance_choice },
};
const ROLES = Object.keys(LABELS) as Role[];

interface NameColumnsProps {
  layout: UnnamedLayout;
  statement: UsedStatement;
}

/** Asks for the columns of a bank that the shop does not know, or that were named wrongly. */
export function NameColumns({ layout, statement }: NameColumnsProps) {
  const { header, columns: before } = layout;
  const [chosen, setChosen] = useState(() => chosenBefore(before));
  const [meanings, setMeanings] = useState<Record<string, WordMeaning['means'] | ''>>(() =>
    Object.fromEntries(before?.words.map(({ word, means }) => [word, means]) ?? []),
  );
  const words = [...new Set([...(layout.words ?? []), ...Object.keys(meanings)])];
  const columns = columnsOf(chosen, words, meanings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (columns) void statement.nameColumns(header, columns);
  };

  return (
    <Panel title={m.statement_which_column()}>
      <p className="mb-3 text-ink-soft">
        {before ? m.statement_check_columns() : m.statement_unknown_bank()}
      </p>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {ROLES.map((role) => (
            <SelectField
              key={role}
              label={(LABELS[role].choice ?? LABELS[role].name)()}
              value={chosen[role] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [role]: target.value })}
            >
              <option value="">
                {LABELS[role].choice ? m.statement_no_column() : m.statement_choose_column()}
              </option>
              {header.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
                <option key={index} value={index}>
                  {columnName(name, index)}
                </option>
              ))}
            </SelectField>
          ))}
          {words.map((word) => (
            <SelectField
              key={word}
              label={m.statement_rows_that_say({ word })}
              value={meanings[word] ?? ''}
              onChange={({ target }) =>
                setMeanings({ ...meanings, [word]: target.value as WordMeaning['means'] | '' })
              }
            >
              <option value="">{m.statement_choose_meaning()}</option>
              <option value="in">{m.statement_means_in()}</option>
              <option value="out">{m.statement_means_out()}</option>
            </SelectField>
          ))}
        </div>
        <FirstRows
          header={header}
          rows={firstRows(statement.text, layout)}
          roles={rolesByColumn(chosen)}
        />
        <FailureNotice message={statement.failure?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={statement.busy} disabled={!columns}>
            {m.statement_save_columns()}
          </Button>
          {statement.isRenaming && (
            <Button variant="quiet" onClick={() => statement.rename(false)}>
              {m.ui_cancel()}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

/** The position of each role's column, as a select has it. */
type Chosen = Partial<Record<Role, string>>;

function chosenBefore(columns: StatementColumns | undefined): Chosen {
  return Object.fromEntries(ROLES.map((role) => [role, String(columns?.[role] ?? '')]));
}

function rolesByColumn(chosen: Chosen): ReadonlyMap<number, string> {
  return new Map(
    ROLES.flatMap((role) =>
      chosen[role] ? [[Number(chosen[role]), LABELS[role].name()] as const] : [],
    ),
  );
}

/** Undefined until everything that has to be chosen is. */
function columnsOf(
  chosen: Chosen,
  words: readonly string[],
  meanings: Readonly<Record<string, WordMeaning['means'] | ''>>,
): StatementColumns | undefined {
  const at = (role: Role) => (chosen[role] ? Number(chosen[role]) : null);
  const [date, narration, credit] = [at('date'), at('narration'), at('credit')];
  const known = words.flatMap((word) => (meanings[word] ? [{ word, means: meanings[word] }] : []));
  if (date === null || narration === null || credit === null) return undefined;
  return {
    date,
    narration,
    credit,
    reference: at('reference'),
    balance: at('balance'),
    debit: at('debit'),
    direction: at('direction'),
    status: at('status'),
    words: known,
  };
}
