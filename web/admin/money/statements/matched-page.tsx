import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  creditFilter,
  type DealtCredit,
} from '../../../../shared/contract/money/statements-contract';
import { listText } from '../../../../shared/domain/platform/list-text';
import { amountText } from '../../../../shared/domain/platform/money';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
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

export const clientLoader = listLoader((api, page, search) =>
  api.statements.listCredits({ ...readFilter(search, creditFilter.shape), ...page }),
);

export const meta = () => [{ title: m.office_page_title({ page: m.statement_matched() }) }];

/** The bank's credits with which staff have dealt, to undo a wrong match. */
export default function MatchedPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const [undoing, setUndoing] = useState<DealtCredit>();
  return (
    <>
      <ButtonLink to="/admin/statements" variant="plain" className="-ml-4 self-start">
        <ArrowLeft aria-hidden className="size-5" />
        {m.statement_back()}
      </ButtonLink>
      <ListPage
        title={m.statement_matched()}
        intro={m.statement_matched_intro()}
        page={page}
        failed={m.statement_matched_failed()}
        filters={<ListFilters search={m.statement_matched_search()} />}
      >
        {({ items, ...served }) => (
          <ListTable
            caption={m.statement_matched()}
            columns={MATCHED_COLUMNS}
            rows={items}
            served={served}
            actions={(credit) => (
              <Button
                variant="quiet"
                aria-label={m.statement_undo_of({ amount: amountText(credit.amount) })}
                onClick={() => setUndoing(credit)}
              >
                {m.statement_undo()}
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
  const orders = listText(credit.orders.map(({ id }) => id));
  const undo = async () => {
    const undone = await send(() => statements.undo({ id: credit.id }), m.statement_undo_failed());
    if (!undone) return;
    toast('success', m.statement_undone());
    onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.statement_undo_ask({ amount: amountText(credit.amount) })}
      confirmLabel={m.statement_undo()}
      busy={busy}
      onConfirm={undo}
    >
      {orders === '' ? m.statement_undo_no_order() : m.statement_undo_why({ orders })}
      <FailureNotice message={failure?.message} />
    </ConfirmDialog>
  );
}

const LINK = 'inline-flex min-h-11 items-center font-mono text-hill underline';

/** The columns of matched payments, which are always sorted by the time of the match. */
const MATCHED_COLUMNS: readonly Column<DealtCredit>[] = [
  {
    id: 'payment',
    header: m.statement_payment,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <span className="font-semibold">{amountText(original.amount)}</span>
        <span className="text-sm text-ink-soft">
          {dateWithYear(original.day)}
          {original.reference && ` · ${original.reference}`}
        </span>
      </span>
    ),
  },
  {
    id: 'orders',
    header: m.statement_pays,
    cell: ({ row: { original } }) =>
      original.orders.length === 0 ? (
        m.statement_no_order()
      ) : (
        <span className="flex flex-col items-start">
          {original.orders.map(({ id, amount }) => (
            <Link key={id} to={`/admin/orders/${id}`} className={LINK}>
              {id}
              {amount !== original.amount && ` (${amountText(amount)})`}
            </Link>
          ))}
        </span>
      ),
  },
  {
    id: 'by',
    header: m.statement_matched_by,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <bdi>{original.by}</bdi>
        <RelativeTime at={original.at} />
      </span>
    ),
  },
];
