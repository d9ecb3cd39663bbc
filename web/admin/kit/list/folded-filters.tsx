import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';

interface FoldedFiltersProps {
  /** What is chosen, such as 'Cancelled, 1 Nov to 8 Nov'. */
  chosen: string;
  children: ReactNode;
}

/** Filters and dates. A phone has one line that says what is chosen and unfolds them, so that the list comes first. */
export function FoldedFilters({ chosen, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="col-span-full flex min-h-11 items-center gap-2 rounded-md border border-mist-strong bg-raised px-3 py-1 text-left md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{m.kit_list_show()}</span> <bdi>{chosen}</bdi>
        </span>
        <ChevronDown
          aria-hidden
          className={classNames('size-5 shrink-0', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        className={classNames(
          'col-span-full max-md:gap-3 md:contents',
          isOpen
            ? 'max-md:grid max-md:grid-cols-2 large-text:flex! large-text:flex-col'
            : 'max-md:hidden',
        )}
      >
        {children}
      </div>
    </>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** '1 Nov to 8 Nov', 'from 1 Nov', '1 Nov'; '' without days. What people typed into the URL may be no day. */
export function spanWords(from: string, to: string): string {
  const [first = '', last = ''] = [from, to].map((day) => (DAY.test(day) ? shortDate(day) : ''));
  if (first === last) return first;
  if (!last) return m.kit_list_span_from({ from: first });
  return first ? m.kit_list_span({ from: first, to: last }) : m.kit_list_span_to({ to: last });
}
