import { Check, RotateCcw, Trash2 } from 'lucide-react';
import {
  type ContactMessage,
  type MessageState,
  messageFilter,
} from '../../../../shared/contract/shop/contact-contract';
import { CONTACT_MESSAGE_DAYS } from '../../../../shared/domain/platform/retention';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import { DeleteDialog } from '../../kit/form/delete-dialog';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { FailureNotice } from '../../kit/query/failure-notice';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/inbox-page';

const states = (): Record<MessageState, string> => ({
  open: m.inbox_to_answer(),
  done: m.ui_done(),
});

export const clientLoader = listLoader(async (api, page, search) => {
  const [answer, settings] = await Promise.all([
    api.contact.list({ ...readFilter(search, messageFilter.shape), ...page }),
    api.settings.read(),
  ]);
  return { ...answer, isOff: !settings.contactInbox };
});

export const meta = () => [{ title: m.inbox_page_title() }];

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { contact } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(data?.items, (items) => data && page.replace({ ...data, items }));
  const toggle = ({ id, doneAt }: ContactMessage) =>
    void changes.change(
      () => contact.setDone({ id, isDone: doneAt === null }),
      m.inbox_change_failed(),
    );
  return (
    <ListPage
      title={m.inbox_title()}
      intro={m.inbox_intro({ days: CONTACT_MESSAGE_DAYS })}
      page={page}
      failed={m.inbox_load_failed()}
      filters={
        <ListFilters selects={[{ name: 'state', label: m.inbox_messages(), options: states() }]} />
      }
    >
      {({ items, isOff, ...served }) => (
        <>
          {isOff && <InboxOff />}
          <FailureNotice message={changes.failure?.message} />
          <ListTable
            caption={m.inbox_messages()}
            columns={INBOX_COLUMNS}
            rows={items}
            served={served}
            actions={(message) => (
              <MessageActions
                message={message}
                onToggle={() => toggle(message)}
                onDelete={() => changes.startDelete(message)}
              />
            )}
          />
          {changes.deleting && (
            <DeleteDialog
              {...changes.deleting}
              name={m.inbox_message_from({ name: changes.deleting.row.name })}
              title={withElements(m.inbox_delete_question, {
                name: <bdi>{changes.deleting.row.name}</bdi>,
              })}
              noun="message"
              remove={() => contact.remove({ id: changes.deleting?.row.id ?? '' })}
            >
              {m.inbox_deleted_for_good()}
            </DeleteDialog>
          )}
        </>
      )}
    </ListPage>
  );
}

function InboxOff() {
  return (
    <Notice kind="info">
      {m.inbox_off()}
      <div className="mt-2">
        <ButtonLink to="/admin/settings#store" variant="quiet">
          {m.inbox_settings()}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface MessageActionsProps {
  message: ContactMessage;
  onToggle: () => void;
  onDelete: () => void;
}

function MessageActions({ message: { name, doneAt }, onToggle, onDelete }: MessageActionsProps) {
  const isDone = doneAt !== null;
  return (
    <span className="flex items-center gap-1 max-md:w-full">
      <Button
        variant="quiet"
        aria-label={isDone ? m.inbox_reopen_of({ name }) : m.inbox_mark_done_of({ name })}
        onClick={onToggle}
      >
        {isDone ? (
          <RotateCcw aria-hidden className="size-5" />
        ) : (
          <Check aria-hidden className="size-5" />
        )}
        {isDone ? m.inbox_reopen() : m.inbox_mark_done()}
      </Button>
      <IconButton
        label={m.inbox_delete({ name })}
        icon={<Trash2 aria-hidden />}
        onClick={onDelete}
        className="text-chilli hover:bg-chilli-soft max-md:ml-auto"
      />
    </span>
  );
}

const LINK = 'inline-flex min-h-11 items-center text-hill underline [overflow-wrap:anywhere]';

/** The columns of the inbox, which is always sorted by time. */
const INBOX_COLUMNS: readonly Column<ContactMessage>[] = [
  {
    id: 'from',
    header: m.inbox_from,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col items-start md:min-w-44">
        <bdi className="font-semibold">{original.name}</bdi>
        <a href={`mailto:${encodeURIComponent(original.email)}`} className={LINK}>
          {original.email}
        </a>
        {original.phone !== '' && (
          <a href={`tel:${original.phone.replace(/[^+0-9]/g, '')}`} className={LINK}>
            <bdi>{original.phone}</bdi>
          </a>
        )}
      </span>
    ),
  },
  {
    id: 'message',
    header: m.inbox_message,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {original.message}
      </span>
    ),
  },
  {
    id: 'when',
    header: m.inbox_when,
    cell: ({ row }) => <RelativeTime at={row.original.receivedAt} />,
  },
];
