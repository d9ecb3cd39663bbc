import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InventoryRecord } from '../../../shared/contract/inventory-contract';
import { apiFor } from '../../api/load-context';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { PagedTable } from '../list/paged-table';
import { useTyped } from '../list/use-typed';
import { FailureNotice } from '../page/failure-notice';
import { LoadFailure } from '../page/load-failure';
import { loadPage } from '../page/load-page';
import { usePageData } from '../page/use-page-data';
import type { Route } from './+types/inventory-page';
import { BulkInitializeDialog } from './bulk-initialize-dialog';
import { InitializeStockDialog } from './initialize-stock-dialog';
import { INVENTORY_COLUMNS } from './inventory-columns';
import { LOAD_FAILED } from './inventory-messages';
import { InventorySummaryCards } from './inventory-summary-cards';
import { nameFits } from './name-search';
import { StockHistoryDialog } from './stock-history-dialog';
import { StockRowActions } from './stock-row-actions';
import { UpdateStockDialog } from './update-stock-dialog';
import { useStockTap } from './use-stock-tap';

/** The stock of every product that was ever counted. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadPage(() => apiFor(context).inventory.list());
}

export const meta = () => [{ title: 'Inventory · Back office' }];

type OpenDialog =
  | { kind: 'one' | 'many' }
  | { kind: 'update' | 'history'; record: InventoryRecord };

/** What is there, what is running out, and the one tap that stops its sale (spec §2). */
export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  const { data: records, failure, retry, busy, replace } = usePageData(loaderData);
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const show = (changed: InventoryRecord) =>
    records && replace(records.map((record) => (record.id === changed.id ? changed : record)));
  const tap = useStockTap(show, retry);
  const q = search.get('q') ?? '';
  const typed = useTyped(q, (value) => {
    const next = new URLSearchParams(search);
    if (value) next.set('q', value);
    else next.delete('q');
    next.delete('page');
    setSearch(next, { replace: true });
  });

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Inventory</h1>
        {records && (
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setDialog({ kind: 'many' })}>
              <ListPlus aria-hidden className="size-5" />
              Bulk Initialize
            </Button>
            <Button onClick={() => setDialog({ kind: 'one' })}>
              <Plus aria-hidden className="size-5" />
              Initialize Inventory
            </Button>
          </div>
        )}
      </header>
      {failure && (
        <LoadFailure
          message={LOAD_FAILED}
          hasOlder={records !== undefined}
          onRetry={retry}
          busy={busy}
        />
      )}
      {records && (
        <>
          <InventorySummaryCards stocks={records.map(({ currentStock }) => currentStock)} />
          <search className="md:max-w-md">
            <TextField label="Search" type="search" placeholder="Product" {...typed} />
          </search>
          <FailureNotice message={tap.failure?.message} />
          <PagedTable
            caption="Inventory"
            columns={INVENTORY_COLUMNS}
            actions={(record) => (
              <StockRowActions
                record={record}
                busy={tap.busy}
                onSoldOut={() => tap.soldOut(record)}
                onRestock={() => tap.restock(record)}
                onUpdate={() => setDialog({ kind: 'update', record })}
                onHistory={() => setDialog({ kind: 'history', record })}
              />
            )}
            numeric={['currentStock', 'startingStock']}
            labelled={['currentStock', 'startingStock']}
            wide={['productName']}
            rows={records.filter(({ productName }) => nameFits(productName, q))}
            rowKey={({ id }) => id}
          />
        </>
      )}
      {dialog?.kind === 'one' && records && (
        <InitializeStockDialog records={records} onClose={close} onSaved={retry} />
      )}
      {dialog?.kind === 'many' && records && (
        <BulkInitializeDialog records={records} onClose={close} onSaved={retry} />
      )}
      {dialog?.kind === 'history' && <StockHistoryDialog record={dialog.record} onClose={close} />}
      {dialog?.kind === 'update' && (
        <UpdateStockDialog record={dialog.record} onClose={close} onSaved={show} />
      )}
    </div>
  );
}
