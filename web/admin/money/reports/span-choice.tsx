import {
  presetSpan,
  REPORT_PRESETS,
  type ReportPreset,
  type ReportSpan,
} from '../../../../shared/domain/platform/report-days';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { DebouncedField } from '../../kit/list/debounced-field';
import { FoldedFilters, spanWords } from '../../kit/list/folded-filters';
import { useListParams } from '../../kit/list/list-params';

const LABELS: Readonly<Record<ReportPreset, () => string>> = {
  today: m.reports_today,
  yesterday: m.reports_yesterday,
  'this-week': m.reports_this_week,
  'this-month': m.reports_this_month,
  'last-month': m.reports_last_month,
  'this-year': m.reports_this_year,
};

const ENDS = { from: m.reports_from_date, to: m.reports_to_date } as const;

export function SpanChoice({ span, today }: { span: ReportSpan; today: string }) {
  const { change } = useListParams();
  const choose = (chosen: Partial<ReportSpan>) => change({ ...span, ...chosen, sort: '' }, true);
  const preset = REPORT_PRESETS.find((each) => {
    const { from, to } = presetSpan(each, today);
    return span.from === from && span.to === to;
  });
  return (
    <search className="flex flex-col gap-3">
      <FoldedFilters chosen={preset ? LABELS[preset]() : spanWords(span.from, span.to)}>
        <fieldset className="col-span-full flex flex-wrap gap-2">
          <legend className="sr-only">{m.reports_span_days()}</legend>
          {REPORT_PRESETS.map((each) => (
            <Button
              key={each}
              variant={each === preset ? 'primary' : 'quiet'}
              aria-pressed={each === preset}
              onClick={() => choose(presetSpan(each, today))}
            >
              {LABELS[each]()}
            </Button>
          ))}
        </fieldset>
        <div className="col-span-full grid max-w-md grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((end) => (
            <DebouncedField
              key={end}
              label={ENDS[end]()}
              type="date"
              required
              value={span[end]}
              onChange={(day) => choose({ [end]: day })}
            />
          ))}
        </div>
      </FoldedFilters>
    </search>
  );
}
