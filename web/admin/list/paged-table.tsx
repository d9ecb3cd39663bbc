import type { RowData } from '@tanstack/react-table';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from './data-table';
import { PAGE_SIZE } from './list-address';
import { Pagination } from './pagination';
import { readSort } from './sort-text';

type PagedTableProps<Row extends RowData> = Omit<
  ComponentProps<typeof DataTable<Row>>,
  'sort' | 'onSort' | 'page'
>;

/**
 * A list that is loaded whole, sorted and paged here; how, stands in the address as `sort` and
 * `page`, beside the page's own filters. A filter that changes takes `page` out.
 */
export function PagedTable<Row extends RowData>(props: PagedTableProps<Row>) {
  const [search, setSearch] = useSearchParams();
  const sort = search.get('sort') ?? '';
  const known = props.columns.some(({ id }) => id === readSort(sort).id);
  const last = Math.max(1, Math.ceil(props.rows.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), last);
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <div>
      <DataTable
        {...props}
        sort={known ? sort : undefined}
        onSort={(wanted) => change({ sort: wanted, page: '1' })}
        page={{ number: page, size: PAGE_SIZE }}
      />
      <Pagination
        total={props.rows.length}
        pageSize={PAGE_SIZE}
        page={page}
        onPage={(wanted) => change({ page: String(wanted) })}
      />
    </div>
  );
}
