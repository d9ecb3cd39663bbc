import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Ticket } from '../../../../shared/contract/kitchen/kitchen-contract';
import type { TicketStage } from '../../../../shared/domain/orders/ticket';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { boardClock } from './ticket-clock';
import { STAGE_LABELS } from './ticket-words';

/** A ticket counts as below while less than this height of it is in the column (px). */
const SEEN_PX = 90;

/** How much of the board's width a column gets, by its tickets: in steps, because each change moves buttons. */
function widthShare(count: number): number {
  if (count <= 4) return 1;
  return count <= 9 ? 2 : 4;
}

interface BoardColumnProps {
  stage: TicketStage;
  tickets: readonly Ticket[];
  empty: string;
  /** Whether a phone, which has room for one column, shows this one. */
  isChosen: boolean;
  /** Whether it gives its place to other columns while it is empty. */
  mayFold: boolean;
  /** Tickets of other stations. */
  elsewhere: number;
  children: ReactNode[];
}

/** One stage of the board, the oldest first. It scrolls, and says how many tickets are below and from when. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, tickets, empty, isChosen, mayFold, elsewhere, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const below = useCountBelow(list, children);
  const next = tickets[tickets.length - below];
  const title = STAGE_LABELS[stage]();
  const count = tickets.length;
  const isFolded = count === 0 && elsewhere === 0 && mayFold;
  return (
    <section
      aria-label={title}
      style={{ flexGrow: isFolded ? undefined : widthShare(count) }}
      className={classNames(
        'flex min-h-0 basis-0 flex-col',
        isFolded ? 'max-md:min-w-0 max-md:flex-1 md:w-9' : 'min-w-0 md:min-w-60',
        !isChosen && 'max-md:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-2 px-2">
        <h2
          className={classNames(
            'font-body text-xl leading-11 font-bold whitespace-nowrap max-md:sr-only',
            isFolded && 'text-ink-soft md:pt-3 md:[writing-mode:vertical-rl]',
          )}
        >
          {title} <span className="tabular-nums">{count}</span>
        </h2>
        {next && (
          <button
            type="button"
            className="flex min-h-11 items-center gap-1 text-left leading-5 font-bold text-hill tabular-nums max-md:flex-1 max-md:justify-center"
            onClick={() =>
              list.current?.scrollBy({ top: list.current.clientHeight * 0.8, behavior: 'smooth' })
            }
          >
            <ChevronDown aria-hidden className="size-6 shrink-0" />
            <span>{m.kitchen_more_below({ count: below, time: boardClock(next.dueAt) })}</span>
          </button>
        )}
      </div>
      {count === 0 && (
        <p
          className={classNames(
            'px-2 py-6 text-center text-lg text-ink-soft',
            isFolded && 'md:hidden',
          )}
        >
          {empty}
        </p>
      )}
      <ul
        ref={list}
        aria-label={`${title}: ${count}`}
        className={classNames(
          'grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] content-start gap-2 overflow-y-auto overscroll-contain px-1 pb-1',
          isFolded && 'md:hidden',
        )}
      >
        {children}
      </ul>
      {elsewhere > 0 && (
        <p className="px-2 py-1 text-center text-ink-soft">
          {m.kitchen_elsewhere({ count: elsewhere })}
        </p>
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
