import type { ComponentProps } from 'react';
import { Navigate } from 'react-router';
import { DataTable } from './data-table';
import { PAGE_SIZE, readPage, useListParams, withParams } from './list-params';
import { Pagination } from './pagination';
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
