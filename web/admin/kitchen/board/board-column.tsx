import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { classNames } from '../../../ui/class-names';
import { STAGE_LABELS } from './ticket-words';

/** A ticket counts as below while less than this height of it is in the column (px). The note hides 44. */
const SEEN_PX = 134;

interface BoardColumnProps {
  stage: TicketStage;
  count: number;
  empty: string;
  /** Whether a phone, which has room for one column, shows this one. */
  isChosen: boolean;
  /** Tickets of other stations. */
  elsewhere: number;
  children: ReactNode[];
}

/** One stage of the board. It scrolls, and says how many tickets are below. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, count, empty, isChosen, elsewhere, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const below = useCountBelow(list, children);
  const title = STAGE_LABELS[stage];
  return (
    <section
      aria-label={title}
      className={classNames('flex min-h-0 min-w-0 flex-1 flex-col', !isChosen && 'max-md:hidden')}
    >
      <h2 className="flex items-baseline gap-2 px-2 pb-1 font-body text-xl font-bold max-md:sr-only">
        {title} <span className="tabular-nums">{count}</span>
      </h2>
      {count === 0 && <p className="px-2 py-6 text-center text-lg text-ink-soft">{empty}</p>}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ul
          ref={list}
          aria-label={`${title}: ${count}`}
          className={classNames(
            'flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-1 pt-1 pb-2',
            below > 0 && 'scroll-pb-11 [--note-height:2.75rem]',
          )}
        >
          {children}
        </ul>
        {/* It covers the column's end: beside it, the column would move below a finger when it goes. */}
        {below > 0 && (
          <button
            type="button"
            className="absolute inset-x-0 bottom-0 flex min-h-11 items-center justify-center gap-2 bg-sunken text-lg font-bold text-hill hover:bg-hill-soft"
            onClick={() =>
              list.current?.scrollBy({ top: list.current.clientHeight * 0.8, behavior: 'smooth' })
            }
          >
            <ChevronDown aria-hidden className="size-6" />
            {below} more below
          </button>
        )}
      </div>
      {elsewhere > 0 && (
        <p className="px-2 py-1 text-center text-ink-soft">{elsewhere} more in other categories</p>
      )}
    </section>
  );
}

function useCountBelow(
  list: React.RefObject<HTMLUListElement | null>,
  tickets: ReactNode[],
): number {
  const [below, setBelow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets have other places
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => {
      const seen = box.getBoundingClientRect().bottom - SEEN_PX;
      const tops = [...box.children].map((ticket) => ticket.getBoundingClientRect().top);
      setBelow(tops.filter((top) => top > seen).length);
    };
    count();
    box.addEventListener('scroll', count, { passive: true });
    const observer = new ResizeObserver(count);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', count);
      observer.disconnect();
    };
  }, [tickets]);
  return below;
}
