import { type FormEvent, useState } from 'react';
import type {
  StatementColumns,
  WordMeaning,
} from '../../../../shared/contract/money/statements-contract';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { columnName, FirstRows, firstRows } from './first-rows';
import type { UnnamedLayout, UsedStatement } from './use-statement';

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
    <Panel title="Which column is which?">
      <p className="mb-3 text-ink-soft">
        {before
          ? 'Check the columns against the first rows below. We remember what you save.'
          : "We do not know this bank's statement yet. Choose its columns once; next time we remember them."}
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
                  {columnName(name, index)}
                </option>
              ))}
            </SelectField>
          ))}
          {words.map((word) => (
            <SelectField
              key={word}
              label={`Rows that say “${word}”`}
              value={meanings[word] ?? ''}
              onChange={({ target }) =>
                setMeanings({ ...meanings, [word]: target.value as WordMeaning['means'] | '' })
              }
            >
              <option value="">Choose what it means</option>
              <option value="in">The money came in</option>
              <option value="out">The money went out, or did not arrive</option>
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
            Save the columns
          </Button>
          {statement.isRenaming && (
            <Button variant="quiet" onClick={() => statement.rename(false)}>
              Cancel
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
    ROLES.flatMap((role) => {
      const [label = ''] = LABELS[role].split(',');
      return chosen[role] ? [[Number(chosen[role]), label] as const] : [];
    }),
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
    ...{ date, narration, credit, reference: at('reference'), balance: at('balance') },
    ...{ debit: at('debit'), direction: at('direction'), status: at('status'), words: known },
  };
}
