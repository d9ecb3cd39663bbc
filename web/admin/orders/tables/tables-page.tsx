import { useState } from 'react';
import type { Tab, TableState } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { ListPage } from '../../kit/list/list-page';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/tables-page';
import { MoveDialog } from './move-dialog';
import { TableCard } from './table-card';
import { WaitingRounds } from './waiting-rounds';

export const clientLoader = pageLoader((api) => api.tables.list());

export const meta = () => [{ title: m.tables_page_title() }];

/** Every table with its open bill, and first what guests ask for. */
export default function TablesPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { changedBy: () => true });
  const [moving, setMoving] = useState<{ table: TableState; tab: Tab }>();
  return (
    <ListPage title={m.tables_page()} page={page} failed={m.tables_load_failed()}>
      {(tables) => (
        <>
          <WaitingRounds tables={tables} />
          {tables.length === 0 && <p className="text-ink-soft">{m.tables_none()}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] items-start gap-3">
            {tables.map((table) => (
              <li key={table.id}>
                <TableCard table={table} onMove={(tab) => setMoving({ table, tab })} />
              </li>
            ))}
          </ul>
          {moving && (
            <MoveDialog {...moving} tables={tables} onClose={() => setMoving(undefined)} />
          )}
        </>
      )}
    </ListPage>
  );
}
