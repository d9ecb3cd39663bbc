import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  creditFilter,
  type DealtCredit,
} from '../../../../shared/contract/money/statements-contract';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RelativeTime } from '../../../ui/relative-time';
import { useToast } from '../../../ui/toast';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/matched-page';
import { rupees } from './match-words';

export const clientLoader = listLoader((api, page, search) =>
  api.statements.listCredits({ ...readFilter(search, creditFilter.shape), ...page }),
);

export const meta = () => [{ title: 'Matched payments · Back office' }];

/** The bank's credits with which staff have dealt, to undo a wrong match. */
export default function MatchedPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const [undoing, setUndoing] = useState<DealtCredit>();
  return (
    <>
      <ButtonLink to="/admin/statements" variant="plain" className="-ml-4 self-start">
        <ArrowLeft aria-hidden className="size-5" />
        Back to Statements
      </ButtonLink>
      <ListPage
        title="Matched payments"
        intro="Payments from your bank statements that have been dealt with, the latest first."
        page={page}
        failed="Failed to load the payments. Please try again."
        filters={<ListFilters search="Order, reference or amount" />}
      >
        {({ items, ...served }) => (
          <ListTable
            caption="Matched payments"
            columns={MATCHED_COLUMNS}
            rows={items}
            served={served}
            actions={(credit) => (
              <Button variant="quiet" onClick={() => setUndoing(credit)}>
                Undo
                <span className="sr-only"> the match of {rupees(credit.amount)}</span>
              </Button>
            )}
          />
        )}
      </ListPage>
      {undoing && <UndoDialog credit={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
}

function UndoDialog({ credit, onClose }: { credit: DealtCredit; onClose: () => void }) {
  const { statements } = useApi();
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const ids = credit.orders.map(({ id }) => id).join(' and ');
  const undo = async () => {
    const failed = 'Failed to undo the match. Please try again.';
    if (!(await send(() => statements.undo({ id: credit.id }), failed))) return;
    toast('success', 'Undone. Open the statement again to match this payment.');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Undo the match of ${rupees(credit.amount)}?`}
      confirmLabel="Undo"
      busy={busy}
      onConfirm={undo}
    >
      {ids === ''
        ? 'The payment is shown again the next time you open this statement.'
        : `Order ${ids} no longer has this payment. It can then be matched to another order.`}
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-mono text-hill underline';

/** The columns of matched payments, which are always sorted by the time of the match. */
const MATCHED_COLUMNS: readonly Column<DealtCredit>[] = [
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <span className="font-semibold">{rupees(original.amount)}</span>
        <span className="text-sm text-ink-soft">
          {dateWithYear(original.day)}
          {original.reference && ` · ${original.reference}`}
        </span>
      </span>
    ),
  },
  {
    id: 'orders',
    header: 'Pays',
    cell: ({ row: { original } }) =>
      original.orders.length === 0 ? (
        'No order'
      ) : (
        <span className="flex flex-col items-start">
          {original.orders.map(({ id, amount }) => (
            <Link key={id} to={`/admin/orders/${id}`} className={LINK}>
              {id}
              {amount !== original.amount && ` (${rupees(amount)})`}
            </Link>
          ))}
        </span>
      ),
  },
  {
    id: 'by',
    header: 'Matched by',
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <bdi>{original.by}</bdi>
        <RelativeTime at={original.at} />
      </span>
    ),
  },
];
