import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { SECOND_MS } from '../../../../shared/domain/platform/durations';
import { m } from '../../../../shared/messages/compiled/messages';
import { useVisibleInterval } from '../../../device/use-visible-interval';
import { buttonClass } from '../../../ui/button-class';
import { classNames } from '../../../ui/class-names';
import { withElements } from '../../../ui/with-elements';
import type { Undoable } from './kitchen-state';
import { moveDone, ticketName } from './ticket-words';

const TICK_MS = 250;

interface UndoBarProps {
  undoable: readonly Undoable[];
  onUndo: (undoable: Undoable) => void;
}

/** The last moves, each with its own button until customers learn of it. */
export function UndoBar({ undoable, onUndo }: UndoBarProps) {
  return (
    <div role="status" className="flex gap-2 max-md:w-full md:ml-auto">
      {undoable.map((each) => (
        <UndoButton key={each.key} undoable={each} onUndo={onUndo} />
      ))}
    </div>
  );
}

interface UndoButtonProps extends Pick<UndoBarProps, 'onUndo'> {
  undoable: Undoable;
}

function UndoButton({ undoable, onUndo }: UndoButtonProps) {
  const { ticket, until, lines } = undoable;
  const [now, setNow] = useState(() => Date.now());
  useVisibleInterval(() => setNow(Date.now()), TICK_MS, true);
  return (
    <button
      type="button"
      className={classNames(
        buttonClass({ variant: 'accent' }),
        'min-h-14 min-w-24 flex-1 px-3 py-1! md:flex-none max-xl:px-2',
        // A phone has room for two, and so has a standing tablet beside the tools.
        'max-lg:nth-last-3:hidden',
      )}
      onClick={() => onUndo(undoable)}
    >
      <Undo2 aria-hidden className="size-6 max-xl:hidden" />
      <span className="text-left">
        <span className="block text-lg leading-6 font-bold whitespace-nowrap">
          {withElements(m.kitchen_undo, {
            order: <span className="tabular-nums">{ticketName(ticket)}</span>,
          })}
        </span>
        <span className="block text-base leading-5 whitespace-nowrap">
          {lines ? m.kitchen_part_done() : moveDone(ticket)}
        </span>
      </span>
      {/* A screen reader would announce each second. */}
      <span aria-hidden className="min-w-4 text-xl font-bold tabular-nums">
        {Math.max(1, Math.ceil((until - now) / SECOND_MS))}
      </span>
    </button>
  );
}
