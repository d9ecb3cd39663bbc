import type { Closing, ReportPayment } from '../../../../shared/contract/money/reports-contract';
import { Notice } from '../../../ui/notice';
import { exactTime } from '../../../ui/relative-time';
import { Fact, Panel } from '../../kit/panel';
import { changesSheet } from '../reports/report-sheets';
import { cellText } from '../reports/sheet';
import { SheetTable } from '../reports/sheet-table';
import { differenceWords } from './difference-words';

interface ClosedPanelProps {
  closing: Closing;
  later: readonly ReportPayment[];
}

export function ClosedPanel({ closing, later }: ClosedPanelProps) {
  const { at, by, sheet, countedCash, difference, explanation } = closing;
  return (
    <>
      <Panel title="Closed">
        <dl>
          <Fact term="Signed by">
            <bdi>{by}</bdi>, {exactTime(at)}
          </Fact>
          <Fact term="Cash expected">{cellText(sheet.cash, 'money')}</Fact>
          <Fact term="Cash counted">{cellText(countedCash, 'money')}</Fact>
          <Fact term="Difference">{differenceWords(difference)}</Fact>
          {explanation !== '' && (
            <Fact term="Explanation">
              <bdi className="whitespace-pre-line">{explanation}</bdi>
            </Fact>
          )}
        </dl>
      </Panel>
      {later.length > 0 && (
        <section aria-labelledby="later" className="flex flex-col gap-2">
          <h2 id="later" className="text-lg">
            Changed since then
          </h2>
          <Notice kind="warning">
            These payments and refunds came after the day was closed. What was signed stays as it
            was.
          </Notice>
          <SheetTable sheet={changesSheet(later)} />
        </section>
      )}
    </>
  );
}
