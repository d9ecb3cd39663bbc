import { CircleCheck, CircleSlash, ListPlus, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { InventoryRecord } from '../../../../shared/contract/menu/inventory-contract';
import {
  type InventoryStatus,
  inventoryStatus,
  inventorySummary,
  productStatus,
} from '../../../../shared/domain/menu/stock-status';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { RelativeTime } from '../../../ui/relative-time';
import { StatCard } from '../../../ui/stat-card';
import { stockWords } from '../../../ui/stock-words';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { ListPage } from '../../kit/list/list-page';
import { useListParams } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { dishName, isDishFound } from '../languages/dish-names';
import { StillNeeded } from '../sold-out/sold-out-dialog';
import { SoldOutSection } from '../sold-out/sold-out-section';
import { useSoldOut } from '../sold-out/use-sold-out';
import { WaysOffTheMenu } from '../sold-out/ways-off-the-menu';
import type { Route } from './+types/inventory-page';
import { BulkInitializeDialog, InitializeStockDialog } from './initialize-dialogs';
import { StockHistoryDialog } from './stock-history-dialog';
import { StockRowActions } from './stock-row-actions';
import { ThrowAwayDialog } from './throw-away-dialog';
import { UpdateStockDialog } from './update-stock-dialog';
import { useStockButtons } from './use-stock-buttons';

export const clientLoader = pageLoader((api) => api.inventory.list());

export const meta = () => [{ title: m.menuoffice_inventory_page_title() }];

const selects = () => [
  {
    name: 'show',
    label: m.menuoffice_show(),
    options: { 'sold-out': m.menuoffice_sold_out_on_menu() },
    all: m.menuoffice_all_products(),
  },
];

/** The dashboard counts the same records. */
function isSoldOut({ isAvailable, currentStock, soldOutUntil }: InventoryRecord): boolean {
  return productStatus(isAvailable, currentStock, soldOutUntil) === 'out-of-stock';
}

const dishOf = ({ productName: name, translations }: InventoryRecord) => ({ name, translations });

type OpenDialog =
  | { kind: 'one' | 'many' }
  | { kind: 'update' | 'history' | 'waste'; record: InventoryRecord };

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const { params } = useListParams();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const show = (changed: InventoryRecord) =>
    page.data &&
    page.replace(page.data.map((record) => (record.id === changed.id ? changed : record)));
  const buttons = useStockButtons(show);
  const soldOut = useSoldOut();
  const asSold = ({ productId, productName }: InventoryRecord) =>
    ({ kind: 'product', id: productId, name: productName }) as const;
  const marked = new Set(
    soldOut.answer?.items.filter(({ kind }) => kind === 'product').map(({ id }) => id),
  );

  return (
    <ListPage
      title={m.menuoffice_inventory()}
      intro={m.menuoffice_inventory_intro()}
      page={page}
      failed={m.menuoffice_inventory_load_failed()}
      actions={
        <div className="flex flex-wrap gap-3 max-sm:[&_svg]:hidden">
          <Button variant="quiet" onClick={() => setDialog({ kind: 'many' })}>
            <ListPlus aria-hidden className="size-5" />
            {m.menuoffice_bulk_initialize()}
          </Button>
          <Button onClick={() => setDialog({ kind: 'one' })}>
            <Plus aria-hidden className="size-5" />
            {m.menuoffice_initialize_inventory()}
          </Button>
        </div>
      }
    >
      {(records) => (
        <>
          <InventorySummaryCards stocks={records.map(({ currentStock }) => currentStock)} />
          <SoldOutSection />
          <ListFilters selects={selects()} search={m.menuoffice_product_name()} />
          <StillNeeded soldOut={soldOut} />
          <FailureNotice message={(buttons.failure ?? soldOut.failure)?.message} />
          <ListTable
            caption={m.menuoffice_inventory()}
            columns={INVENTORY_COLUMNS}
            rows={records
              .filter(
                (record) =>
                  isDishFound(dishOf(record), params.get('q') ?? '') &&
                  (params.get('show') !== 'sold-out' || isSoldOut(record)),
              )
              .map((record) => ({ ...record, productName: dishName(dishOf(record)) }))}
            actions={(record) => (
              <StockRowActions
                record={record}
                busy={buttons.busy || soldOut.busy}
                onSellAgain={
                  marked.has(record.productId)
                    ? () => soldOut.change(asSold(record), null)
                    : undefined
                }
                onSoldOut={() => soldOut.change(asSold(record), 'tomorrow')}
                onRestock={() => buttons.restock(record)}
                onThrowAway={() => setDialog({ kind: 'waste', record })}
                onUpdate={() => setDialog({ kind: 'update', record })}
                onHistory={() => setDialog({ kind: 'history', record })}
              />
            )}
          />
          <WaysOffTheMenu />
          {dialog?.kind === 'one' && <InitializeStockDialog onClose={close} />}
          {dialog?.kind === 'many' && <BulkInitializeDialog onClose={close} />}
          {dialog?.kind === 'history' && (
            <StockHistoryDialog record={dialog.record} onClose={close} />
          )}
          {dialog?.kind === 'waste' && (
            <ThrowAwayDialog record={dialog.record} onClose={close} onSaved={show} />
          )}
          {dialog?.kind === 'update' && (
            <UpdateStockDialog record={dialog.record} onClose={close} onSaved={show} />
          )}
        </>
      )}
    </ListPage>
  );
}

/** In stock above 10, low from 1, out at 0: not the table's limits (menu rule 12). */
function InventorySummaryCards({ stocks }: { stocks: readonly number[] }) {
  const summary = inventorySummary(stocks);
  return (
    <dl className="grid grid-cols-3 gap-3 large-text:grid-cols-1">
      <StatCard label={m.menuoffice_in_stock()} value={String(summary['in-stock'])} />
      <StatCard label={m.menuoffice_low_stock()} value={String(summary['low-stock'])} />
      <StatCard label={m.menuoffice_out_of_stock()} value={String(summary['out-of-stock'])} />
    </dl>
  );
}

/** The status is part of the first column, so that a row's buttons keep their labels on a tablet. */
const INVENTORY_COLUMNS: readonly Column<InventoryRecord>[] = [
  {
    id: 'productName',
    accessorKey: 'productName',
    header: m.menuoffice_product_and_status,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col gap-1">
        <bdi className="line-clamp-3 font-semibold md:min-w-24">{original.productName}</bdi>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <InventoryStatusPill stock={original.soldOutUntil ? 0 : original.currentStock} />
          <RelativeTime at={original.updatedAt} />
        </span>
      </span>
    ),
  },
  {
    id: 'currentStock',
    accessorKey: 'currentStock',
    header: m.menuoffice_current,
    cell: ({ row }) => stockWords(row.original.currentStock),
    isNumeric: true,
    hasCardLabel: true,
  },
  {
    id: 'startingStock',
    accessorKey: 'startingStock',
    header: m.menuoffice_starting,
    cell: ({ row }) => stockWords(row.original.startingStock),
    isNumeric: true,
    hasCardLabel: true,
  },
];

const LOOKS: Record<InventoryStatus, BadgeLook & { label: () => string }> = {
  'in-stock': { tone: 'leaf', icon: CircleCheck, label: m.menuoffice_in_stock },
  'low-stock': { tone: 'waffle', icon: TriangleAlert, label: m.menuoffice_low_stock },
  'out-of-stock': { tone: 'chilli', icon: CircleSlash, label: m.menuoffice_out_of_stock },
};

/** A row's state by the table's limits (menu rule 11). */
function InventoryStatusPill({ stock }: { stock: number }) {
  const { label, ...look } = LOOKS[inventoryStatus(stock)];
  return <Badge {...look}>{label()}</Badge>;
}
