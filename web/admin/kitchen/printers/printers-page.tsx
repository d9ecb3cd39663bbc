import { Plus, Printer as PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ListPage } from '../../kit/list/list-page';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/printers-page';
import { PrinterCard } from './printer-card';
import { DeletePrinter, PrinterDialog } from './printer-dialogs';

export const clientLoader = pageLoader((api) => api.printing.list());

export const meta = () => [{ title: 'Printers · Back office' }];

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
      Add printer
    </Button>
  );
  return (
    <ListPage
      title="Printers"
      page={page}
      failed="Failed to load printers. Please try again."
      actions={page.data?.length ? add : undefined}
    >
      {(printers) => (
        <>
          {printers.length === 0 && (
            <EmptyState picture={<PrinterIcon />} title="No printers yet" action={add}>
              {isAdmin
                ? 'A printer can print each new order by itself. Without one, open an order and print its ticket with this device.'
                : 'An admin can add one. Meanwhile, open an order and print its ticket with this device.'}
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
      title={
        <>
          The address of <bdi>{name}</bdi>
        </>
      }
      description="Enter it in the printer’s own settings, as the server’s URL. It is shown only now."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={url} label="Copy address" />
          <Button onClick={onClose}>Done</Button>
        </div>
      }
    >
      <p className="rounded-md bg-sunken p-3 font-mono select-all [overflow-wrap:anywhere]">
        {url}
      </p>
      <p className="mt-3 text-ink-soft">
        Treat it like a password. Anyone with it can read new tickets. If someone else gets it,
        choose “New address” and enter that one.
      </p>
    </Dialog>
  );
}
