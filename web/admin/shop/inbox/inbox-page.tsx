import { Check, RotateCcw, Trash2 } from 'lucide-react';
import {
  type ContactMessage,
  type MessageState,
  messageFilter,
} from '../../../../shared/contract/shop/contact-contract';
import { CONTACT_MESSAGE_DAYS } from '../../../../shared/domain/platform/retention';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { IconButton } from '../../../ui/icon-button';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
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

const STATES: Record<MessageState, string> = { open: 'To answer', done: 'Done' };
const SELECTS = [{ name: 'state', label: 'Messages', options: STATES }];

export const clientLoader = listLoader(async (api, page, search) => {
  const [answer, settings] = await Promise.all([
    api.contact.list({ ...readFilter(search, messageFilter.shape), ...page }),
    api.settings.read(),
  ]);
  return { ...answer, isOff: !settings.contactInbox };
});

export const meta = () => [{ title: 'Inbox · Back office' }];

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { contact } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(data?.items, (items) => data && page.replace({ ...data, items }));
  const toggle = ({ id, doneAt }: ContactMessage) =>
    void changes.change(
      () => contact.setDone({ id, isDone: doneAt === null }),
      'Failed to change the message. Please try again.',
    );
  return (
    <ListPage
      title="Inbox"
      intro={`Messages from the Contact page. They are deleted after ${CONTACT_MESSAGE_DAYS} days.`}
      page={page}
      failed="Failed to load the messages. Please try again."
      filters={<ListFilters selects={SELECTS} />}
    >
      {({ items, isOff, ...served }) => (
        <>
          {isOff && <InboxOff />}
          <FailureNotice message={changes.failure?.message} />
          <ListTable
            caption="Messages"
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
              name={`The message from ${changes.deleting.row.name}`}
              title={
                <>
                  Delete the message from <bdi>{changes.deleting.row.name}</bdi>?
                </>
              }
              noun="message"
              remove={() => contact.remove({ id: changes.deleting?.row.id ?? '' })}
            >
              It is deleted for good.
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
      The inbox is off: visitors send their messages by WhatsApp or email. An admin can switch it on
      in the settings.
      <div className="mt-2">
        <ButtonLink to="/admin/settings#store" variant="quiet">
          Settings
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
      <Button variant="quiet" onClick={onToggle}>
        {isDone ? (
          <RotateCcw aria-hidden className="size-5" />
        ) : (
          <Check aria-hidden className="size-5" />
        )}
        {isDone ? 'Reopen' : 'Mark done'}
        <span className="sr-only"> the message from {name}</span>
      </Button>
      <IconButton
        label={`Delete the message from ${name}`}
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
    header: 'From',
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
    header: 'Message',
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {original.message}
      </span>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ row }) => <RelativeTime at={row.original.receivedAt} />,
  },
];
