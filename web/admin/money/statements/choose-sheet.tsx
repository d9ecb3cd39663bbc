import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { Panel } from '../../kit/panel';
import type { UsedStatement } from './use-statement';

/** Of an Excel file with several sheets. They stay on the page, to read one after the other. */
export function ChooseSheet({ statement }: { statement: UsedStatement }) {
  const { sheets, sheet: chosen, busy } = statement;
  return (
    <Panel title={m.statement_which_sheet()}>
      <div className="flex flex-wrap gap-3">
        {sheets.map((sheet) => (
          <Button
            key={sheet.name}
            variant={sheet === chosen ? 'primary' : 'quiet'}
            aria-pressed={sheet === chosen}
            disabled={busy}
            onClick={() => void statement.chooseSheet(sheet)}
          >
            <bdi>{sheet.name}</bdi> ({m.statement_rows({ count: sheet.rowCount })})
          </Button>
        ))}
      </div>
    </Panel>
  );
}
