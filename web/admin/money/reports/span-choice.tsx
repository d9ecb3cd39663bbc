import {
  presetSpan,
  REPORT_PRESETS,
  type ReportPreset,
  type ReportSpan,
} from '../../../../shared/domain/platform/report-days';
import { Button } from '../../../ui/button';
import { DebouncedField } from '../../kit/list/debounced-field';
import { FoldedFilters, spanWords } from '../../kit/list/folded-filters';
import { useListParams } from '../../kit/list/list-params';

const LABELS: Record<ReportPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'this-week': 'This week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This financial year',
};

export function SpanChoice({ span, today }: { span: ReportSpan; today: string }) {
  const { change } = useListParams();
  const choose = (chosen: Partial<ReportSpan>) => change({ ...span, ...chosen, sort: '' }, true);
  const preset = REPORT_PRESETS.find((each) => {
    const { from, to } = presetSpan(each, today);
    return span.from === from && span.to === to;
  });
  return (
    <search className="flex flex-col gap-3">
      <FoldedFilters chosen={preset ? LABELS[preset] : spanWords(span.from, span.to)}>
        <fieldset className="col-span-full flex flex-wrap gap-2">
          <legend className="sr-only">Days</legend>
          {REPORT_PRESETS.map((each) => (
            <Button
              key={each}
              variant={each === preset ? 'primary' : 'quiet'}
              aria-pressed={each === preset}
              onClick={() => choose(presetSpan(each, today))}
            >
              {LABELS[each]}
            </Button>
          ))}
        </fieldset>
        <div className="col-span-full grid max-w-md grid-cols-2 gap-3">
          <DebouncedField
            label="From Date"
            type="date"
            required
            value={span.from}
            onChange={(from) => choose({ from })}
          />
          <DebouncedField
            label="To Date"
            type="date"
            required
            value={span.to}
            onChange={(to) => choose({ to })}
          />
        </div>
      </FoldedFilters>
    </search>
  );
}
