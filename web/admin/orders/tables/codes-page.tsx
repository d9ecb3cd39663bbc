import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import type { CodedTable } from '../../../../shared/contract/orders/tables-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ProductStatusPill } from '../../../ui/product-status-pill';
import { QrCode } from '../../../ui/qr-code';
import { ListPage } from '../../kit/list/list-page';
import { FailureNotice } from '../../kit/query/failure-notice';
import { pageLoader } from '../../kit/query/page-loader';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/codes-page';
import { TableDialog } from './table-dialog';

export const clientLoader = pageLoader((api) => api.tables.listCodes());

export const meta = () => [{ title: m.tables_codes_title() }];

/** The owner's tables, and a sheet with their codes: on paper stand only codes and names, with lines to cut along. */
export default function CodesPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  const [editing, setEditing] = useState<CodedTable | 'new'>();
  const [renewing, setRenewing] = useState<CodedTable>();
  return (
    <ListPage
      title={m.tables_codes()}
      page={page}
      failed={m.tables_load_failed()}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {m.tables_print()}
          </Button>
          <Button onClick={() => setEditing('new')}>
            <Plus aria-hidden className="size-5" />
            {m.tables_add()}
          </Button>
        </div>
      }
    >
      {(tables) => (
        <>
          <ul
            data-printed-alone
            className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3 print:grid-cols-3 print:gap-0"
          >
            {tables.map((table) => (
              <li
                key={table.id}
                className={classNames('break-inside-avoid', !table.isActive && 'print:hidden')}
              >
                <TableCode
                  table={table}
                  onEdit={() => setEditing(table)}
                  onRenew={() => setRenewing(table)}
                />
              </li>
            ))}
          </ul>
          {editing && (
            <TableDialog
              table={editing === 'new' ? undefined : editing}
              onClose={() => setEditing(undefined)}
            />
          )}
          {renewing && <RenewDialog table={renewing} onClose={() => setRenewing(undefined)} />}
        </>
      )}
    </ListPage>
  );
}

interface TableCodeProps {
  table: CodedTable;
  onEdit: () => void;
  onRenew: () => void;
}

function TableCode({ table: { name, code, isActive }, onEdit, onRenew }: TableCodeProps) {
  return (
    <section
      aria-label={name}
      className="flex h-full flex-col items-center gap-2 rounded-lg border border-mist bg-raised p-4 text-center print:rounded-none print:border-dashed print:border-print-ink print:bg-print-paper print:text-print-ink"
    >
      <h2 className="w-full text-xl">{name}</h2>
      <QrCode
        text={`${location.origin}/t/${code}`}
        label={m.tables_code_of({ table: name })}
        className="size-40"
      />
      <p>{m.tables_scan()}</p>
      <div className="mt-auto flex flex-wrap items-center justify-center gap-2 print:hidden">
        {!isActive && <ProductStatusPill status="inactive" />}
        <Button variant="quiet" onClick={onEdit}>
          {m.ui_edit()}
        </Button>
        <Button variant="plain" onClick={onRenew}>
          {m.tables_new_code()}
        </Button>
      </div>
    </section>
  );
}

function RenewDialog({ table, onClose }: { table: CodedTable; onClose: () => void }) {
  const { tables } = useApi();
  const { busy, failure, send } = useMutation();
  async function renew() {
    const sent = await send(() => tables.renewCode({ id: table.id }), m.tables_save_failed());
    if (sent) onClose();
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.tables_new_code_question({ table: table.name })}
      confirmLabel={m.tables_new_code()}
      busy={busy}
      onConfirm={renew}
    >
      {m.tables_new_code_note()}
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}
