import { CircleX, Pencil, Plus } from 'lucide-react';
import type { MenuLine } from '../../../../shared/contract/menu/menu-file-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { Notice } from '../../../ui/notice';
import { withElements } from '../../../ui/with-elements';

type Shown = Exclude<MenuLine['outcome'], 'unchanged'>;

const LOOK: Record<Shown, BadgeLook & { label: () => string }> = {
  wrong: { label: m.menuoffice_line_wrong, tone: 'chilli', icon: CircleX },
  added: { label: m.menuoffice_line_added, tone: 'leaf', icon: Plus },
  changed: { label: m.menuoffice_line_changed, tone: 'waffle', icon: Pencil },
};
const ORDER: readonly Shown[] = ['wrong', 'added', 'changed'];

interface ImportLinesProps {
  lines: readonly MenuLine[];
  newCategories: readonly string[];
}

/** The changes of each line, errors first. Lines without changes are only counted. */
export function ImportLines({ lines, newCategories }: ImportLinesProps) {
  const of = (wanted: MenuLine['outcome']) => lines.filter(({ outcome }) => outcome === wanted);
  return (
    <section aria-label={m.menuoffice_file_preview()} className="flex flex-col gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {m.menuoffice_file_counts({
          added: of('added').length,
          changed: of('changed').length,
          unchanged: of('unchanged').length,
          errors: of('wrong').length,
        })}
      </p>
      {of('wrong').length > 0 && <Notice kind="error">{m.menuoffice_nothing_imported()}</Notice>}
      {newCategories.length > 0 && (
        <Notice kind="info">
          {withElements(
            ({ names }) => m.menuoffice_new_categories({ count: newCategories.length, names }),
            { names: <bdi>{newCategories.join(', ')}</bdi> },
          )}
        </Notice>
      )}
      <ul className="flex flex-col divide-y divide-mist">
        {ORDER.flatMap((outcome) =>
          of(outcome).map((line) => <ImportLine key={line.line} line={line} {...LOOK[outcome]} />),
        )}
      </ul>
    </section>
  );
}

interface ImportLineProps extends BadgeLook {
  line: MenuLine;
  label: () => string;
}

function ImportLine({ line, label, ...look }: ImportLineProps) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge {...look}>{label()}</Badge>
        <bdi className="font-semibold">{line.name}</bdi>
        <span className="ml-auto text-sm text-ink-soft">
          {m.menuoffice_line({ number: line.line })}
        </span>
      </div>
      {line.problems.map((problem) => (
        <p key={problem} className="text-chilli">
          {problem}
        </p>
      ))}
      {line.changes.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {line.changes.map(({ column, from, to }) => (
            <div key={column} className="contents">
              <dt className="text-ink-soft">{column}</dt>
              <dd className="min-w-0">
                <del className="text-ink-soft">
                  <bdi>{from || m.menuoffice_empty_value()}</bdi>
                </del>
                <span aria-hidden> → </span>
                <ins className="no-underline">
                  <bdi>{to || m.menuoffice_empty_value()}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
