import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { LoadingNote, Skeleton } from '../../../ui/skeleton';

interface ChartFigureProps {
  title: string;
  summary: string;
  caption: string;
  header: readonly string[];
  /** One cell per column; the first is the row's header. */
  rows: readonly (readonly string[])[];
  /** The chart. Screen readers get the summary and the table instead. */
  children: ReactNode;
}

export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, caption, header, rows, children } = props;
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  return (
    <figure
      aria-labelledby={heading}
      className="min-w-0 rounded-lg border border-mist bg-raised p-4 shadow-card"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-2 pb-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 id={heading} className="font-body text-base font-semibold">
            {title}
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">{summary}</p>
        </div>
        <Button
          variant="quiet"
          aria-label={asTable ? m.chart_as_chart_of({ title }) : m.chart_as_table_of({ title })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? (
            <ChartColumn aria-hidden className="size-5" />
          ) : (
            <Table2 aria-hidden className="size-5" />
          )}
          {asTable ? m.chart_as_chart() : m.chart_as_table()}
        </Button>
      </figcaption>
      {asTable ? (
        <FiguresTable caption={caption} header={header} rows={rows} />
      ) : (
        <Suspense
          fallback={
            <>
              <LoadingNote>{m.chart_drawing()}</LoadingNote>
              <Skeleton className="h-64" />
            </>
          }
        >
          <div aria-hidden className="h-64 text-sm">
            {children}
          </div>
        </Suspense>
      )}
    </figure>
  );
}

function FiguresTable({
  caption,
  header,
  rows,
}: Pick<ChartFigureProps, 'caption' | 'header' | 'rows'>) {
  const side = (index: number) => (index === 0 ? 'text-left' : 'text-right');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
    <section aria-label={caption} tabIndex={0} className="h-64 overflow-y-auto">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised">
          <tr>
            {header.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={classNames('px-2 py-1.5 text-sm text-ink-soft', side(index))}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className="border-t border-mist">
              <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={header[index + 1]} className="px-2 py-1.5 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
