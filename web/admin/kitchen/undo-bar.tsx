import { Undo2 } from 'lucide-react';
import { buttonClass } from '../../ui/button-class';
import { classNames } from '../../ui/class-names';
import type { Undoable } from './kitchen-store';
import { moveDone, ticketName } from './ticket-words';

interface UndoBarProps {
  undoable: readonly Undoable[];
  onUndo: (undoable: Undoable) => void;
}

/** The last moves, each with its own button until customers learn of it. */
export function UndoBar({ undoable, onUndo }: UndoBarProps) {
  return (
    <div role="status" className="flex gap-2 max-md:w-full">
      {undoable.map((each) => (
        <button
          key={each.key}
          type="button"
          className={classNames(
            buttonClass({ variant: 'accent' }),
            'min-h-16 min-w-24 flex-1 px-3 leading-6 md:flex-none md:max-lg:px-2',
            // Beside the tools, a standing tablet has room for two.
            'md:max-lg:nth-last-3:hidden',
          )}
          onClick={() => onUndo(each)}
        >
          <Undo2 aria-hidden className="size-6 md:max-xl:hidden" />
          <span className="text-left">
            <span className="block text-lg font-bold whitespace-nowrap">
              Undo <span className="tabular-nums">{ticketName(each.ticket)}</span>
            </span>
            <span className="block text-base whitespace-nowrap">{moveDone(each.ticket)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
