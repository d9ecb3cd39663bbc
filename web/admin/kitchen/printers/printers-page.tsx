import { Plus, Printer as PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { withElements } from '../../../ui/with-elements';
import { ListPage } from '../../kit/list/list-page';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/printers-page';
import { PrinterCard } from './printer-card';
import { DeletePrinter, PrinterDialog } from './printer-dialogs';

export const clientLoader = pageLoader((api) => api.printing.list());

export const meta = () => [{ title: m.office_page_title({ page: m.office_printers() }) }];

export default function PrintersPage({ loaderData }: Route.ComponentProps) {
  const staff = useStaffState();
  const page = usePageData(loaderData);
  const changes = useRowChanges(page.data, page.replace);
  const [url, setUrl] = useState<{ name: string; url: string }>();
  const isAdmin = staff.status === 'signed-in' && mayOpen(staff.user.role, 'settings');
  const showUrl = (name: string, made: string | null) => made && setUrl({ name, url: made });
  const add = isAdmin && (
    <Button onClick={() => changes.startAdd()}>
      <Plus aria-hidden className="size-5" />
      {m.printers_add()}
    </Button>
  );
  return (
    <ListPage
      title={m.office_printers()}
      page={page}
      failed={m.printers_load_failed()}
      actions={page.data?.length ? add : undefined}
    >
      {(printers) => (
        <>
          {printers.length === 0 && (
            <EmptyState picture={<PrinterIcon />} title={m.printers_none()} action={add}>
              {isAdmin ? m.printers_none_admin() : m.printers_none_staff()}
            </EmptyState>
          )}
          <div className="grid items-start gap-5 md:grid-cols-2">
            {printers.map((printer) => (
              <PrinterCard
                key={printer.id}
                printer={printer}
                isAdmin={isAdmin}
                onEdit={() => changes.startEdit(printer)}
                onDelete={() => changes.startDelete(printer)}
                onUrl={(made) => showUrl(printer.name, made)}
              />
            ))}
          </div>
          {changes.editing && <PrinterDialog {...changes.editing} onUrl={showUrl} />}
          {changes.deleting && <DeletePrinter {...changes.deleting} />}
          {url && <PrinterUrlDialog {...url} onClose={() => setUrl(undefined)} />}
        </>
      )}
    </ListPage>
  );
}

interface PrinterUrlDialogProps {
  name: string;
  url: string;
  onClose: () => void;
}

/** A printer's URL, which nobody can read again. A press outside does not close it. */
function PrinterUrlDialog({ name, url, onClose }: PrinterUrlDialogProps) {
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => open || onClose()}
      title={withElements(m.printers_address_of, { name: <bdi>{name}</bdi> })}
      description={m.printers_address_how()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={url} label={m.printers_address_copy()} />
          <Button onClick={onClose}>{m.ui_done()}</Button>
        </div>
      }
    >
      <p className="rounded-md bg-sunken p-3 font-mono select-all [overflow-wrap:anywhere]">
        {url}
      </p>
      <p className="mt-3 text-ink-soft">{m.printers_address_secret()}</p>
    </Dialog>
  );
}
