import {
  type AuditEntry,
  auditFilter,
  MAX_ENTRIES_COUNTED,
} from '../../../../shared/contract/platform/audit-contract';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { withoutBidiControls } from '../../../../shared/domain/platform/entered-text';
import { m } from '../../../../shared/messages/compiled/messages';
import { exactTime } from '../../../ui/relative-time';
import { spoken } from '../../../ui/spoken';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListNote, ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { usePageData } from '../../kit/query/use-page-data';
import { nameOf } from '../../people/users/admin-name';
import type { Route } from './+types/audit-log-page';
import { AREA_LABELS, changeSentences } from './change-sentences';

export const clientLoader = listLoader(async (api, page, search) => {
  const [answer, admins, taxes] = await Promise.all([
    api.audit.list({ ...readFilter(search, auditFilter.shape), ...page }),
    api.staff.list(),
    api.taxes.read(),
  ]);
  const taxClassNames = Object.fromEntries(taxes.classes.map(({ id, name }) => [id, name]));
  const items = answer.items.map((entry) => ({
    ...entry,
    sentences: changeSentences(entry, taxClassNames),
  }));
  const names = Object.fromEntries(admins.map((one) => [one.id, nameOf(one)]));
  return { ...answer, items, names };
});

export const meta = () => [{ title: m.office_page_title({ page: m.trail_audit_log() }) }];

/** Who changed what, with old and new values. Only admins see it, and nobody can change it. */
export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const selects = [
    { name: 'area', label: m.trail_area(), options: spoken(AREA_LABELS) },
    {
      name: 'adminId',
      label: m.trail_who(),
      options: page.data?.names ?? {},
      all: m.trail_everyone(),
    },
  ];
  return (
    <ListPage
      title={m.trail_audit_log()}
      page={page}
      failed={m.trail_audit_failed()}
      filters={<ListFilters selects={selects} days search={m.trail_audit_search()} />}
    >
      {(data) => (
        <>
          <ListTable
            caption={m.trail_audit_log()}
            columns={AUDIT_COLUMNS}
            rows={data.items}
            served={data}
          />
          {data.total === MAX_ENTRIES_COUNTED && (
            <ListNote>
              {m.trail_audit_cut_off({ count: MAX_ENTRIES_COUNTED.toLocaleString('en-IN') })}
            </ListNote>
          )}
        </>
      )}
    </ListPage>
  );
}

type AuditRow = AuditEntry & { sentences: readonly string[] };

/** The columns of the audit log, which is always sorted by time. */
const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'change',
    header: m.trail_change,
    isWideOnCard: true,
    cell: ({ row }) => (
      <ul className="flex flex-col gap-1 font-semibold [overflow-wrap:anywhere]">
        {row.original.sentences.map((sentence) => (
          <li key={sentence}>{withoutBidiControls(sentence)}</li>
        ))}
      </ul>
    ),
  },
  {
    id: 'who',
    header: m.trail_who,
    cell: ({ row }) => <bdi>{actorWords(row.original.by.name, row.original.by.id)}</bdi>,
  },
  {
    id: 'area',
    header: m.trail_area,
    cell: ({ row }) => <span className="text-ink-soft">{AREA_LABELS[row.original.area]()}</span>,
  },
  {
    id: 'when',
    header: m.trail_when,
    isWideOnCard: true,
    cell: ({ row: { original } }) => <time dateTime={original.at}>{exactTime(original.at)}</time>,
  },
];
