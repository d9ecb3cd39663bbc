import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Navigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { DataTable } from './data-table';
import { PAGE_SIZE, readPage, useListParams, withParams } from './list-params';
import { ELLIPSIS, pageWindow } from './page-window';
import { parseSort } from './sort-param';

interface ListTableProps<Row extends { id: string }>
  extends Omit<ComponentProps<typeof DataTable<Row>>, 'sort' | 'onSort' | 'page' | 'serverSorts'> {
  /** Set if the server sorts and pages the list; otherwise `rows` contains all rows. */
  served?: { total: number; page: number; sort?: string };
}

/** A table with its pagination; sort and page are in the URL. */
export function ListTable<Row extends { id: string }>({ served, ...table }: ListTableProps<Row>) {
  const { params, change } = useListParams();
  const { rows, columns } = table;
  const total = served?.total ?? rows.length;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = served?.page ?? Math.min(readPage(params), last);
  // Rows may have been deleted.
  if (page > last) {
    return <Navigate to={`?${withParams(params, { page: String(last) })}`} replace />;
  }
  const sort = served ? served.sort : (params.get('sort') ?? '');
  const isKnown = columns.some(({ id }) => id === parseSort(sort ?? '').id);
  return (
    <div>
      <DataTable
        {...table}
        serverSorts={served?.sort !== undefined}
        sort={isKnown ? sort : undefined}
        onSort={(wanted) => change({ sort: wanted })}
        page={served ? undefined : page}
      />
      <Pagination total={total} page={page} onPage={(wanted) => change({ page: String(wanted) })} />
    </div>
  );
}

interface PaginationProps {
  total: number;
  /** 1 is the first. */
  page: number;
  onPage: (page: number) => void;
}

const STEP =
  'grid h-11 min-w-11 place-items-center rounded-md border border-mist px-2 tabular-nums ' +
  'hover:bg-sunken disabled:opacity-50 [&_svg]:size-5';

/** 'Showing x to y of z results' and the pages, if there is more than one (back office rule 4). */
function Pagination({ total, page, onPage }: PaginationProps) {
  const count = Math.ceil(total / PAGE_SIZE);
  if (count <= 1) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <nav
      aria-label={m.kit_list_pages()}
      className="flex flex-wrap items-center justify-between gap-3 pt-4"
    >
      <p aria-live="polite" className="tabular-nums text-ink-soft">
        {m.kit_list_showing({ first, last, total })}
      </p>
      <ul className="flex flex-wrap gap-1">
        <Step
          label={m.kit_list_previous_page()}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </Step>
        {pageWindow(page, count).map((shown, index, all) =>
          shown === ELLIPSIS ? (
            <li key={`after ${all[index - 1]}`}>
              <span aria-hidden className="grid h-11 w-6 place-items-center">
                {ELLIPSIS}
              </span>
            </li>
          ) : (
            <Step
              key={shown}
              label={m.kit_list_page({ page: shown })}
              isCurrent={shown === page}
              onClick={() => onPage(shown)}
            >
              {shown}
            </Step>
          ),
        )}
        <Step
          label={m.kit_list_next_page()}
          disabled={page >= count}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'children'> {
  label: string;
  isCurrent?: boolean;
}

function Step({ label, isCurrent = false, ...button }: StepProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(STEP, isCurrent && 'border-hill bg-hill text-on-hill hover:bg-hill')}
        {...button}
      />
    </li>
  );
}
