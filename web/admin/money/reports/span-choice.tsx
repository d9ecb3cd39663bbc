import {
  presetSpan,
  REPORT_PRESETS,
  type ReportPreset,
  type ReportSpan,
} from '../../../../shared/domain/platform/report-days';
import { Button } from '../../../ui/button';
import { DebouncedField } from '../../kit/list/debounced-field';
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
  return (
    <search className="flex flex-col gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Days</legend>
        {REPORT_PRESETS.map((preset) => {
          const { from, to } = presetSpan(preset, today);
          const isChosen = span.from === from && span.to === to;
          return (
            <Button
              key={preset}
              variant={isChosen ? 'primary' : 'quiet'}
              aria-pressed={isChosen}
              onClick={() => choose({ from, to })}
            >
              {LABELS[preset]}
            </Button>
          );
        })}
      </fieldset>
      <div className="grid max-w-md grid-cols-2 gap-3">
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
    </search>
  );
}
