import type { LeftOut } from '../../../../shared/contract/money/statements-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { withElements } from '../../../ui/with-elements';
import { Panel } from '../../kit/panel';
import { LEFT_OUT_WORDS } from './match-words';

/** The rows that are not matched: first those that could not be read, then those that are no payments. */
export function LeftOutRows({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const unread = leftOut.filter(({ isUnread }) => isUnread);
  const ignored = leftOut.filter(({ isUnread }) => !isUnread);
  return (
    <>
      {unread.length > 0 && (
        <Panel title={m.statement_not_read({ count: countOf(unread) })}>
          <p className="text-ink-soft">{m.statement_not_read_why()}</p>
          <Reasons leftOut={unread} isOpen />
        </Panel>
      )}
      {ignored.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {m.statement_other_rows({ count: countOf(ignored) })}
          </summary>
          <Reasons leftOut={ignored} />
        </details>
      )}
    </>
  );
}

const countOf = (leftOut: readonly LeftOut[]) => leftOut.reduce((sum, { count }) => sum + count, 0);

function Reasons({ leftOut, isOpen = false }: { leftOut: readonly LeftOut[]; isOpen?: boolean }) {
  return leftOut.map(({ reason, count, rows }) => (
    <details key={reason} open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2">
        {m.statement_with_count({ title: LEFT_OUT_WORDS[reason](), count })}
      </summary>
      <ul className="divide-y divide-mist">
        {rows.map(({ line, text }) => (
          <li key={line} className="py-2 text-sm break-all text-ink-soft">
            {withElements((parts) => m.statement_line_says({ line, ...parts }), {
              text: <bdi>{text}</bdi>,
            })}
          </li>
        ))}
        {count > rows.length && (
          <li className="py-2 text-sm">{m.statement_more({ count: count - rows.length })}</li>
        )}
      </ul>
    </details>
  ));
}
