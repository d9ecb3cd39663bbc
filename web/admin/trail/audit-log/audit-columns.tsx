import type { AuditEntry } from '../../../../shared/contract/platform/audit-contract';
import { actorWords } from '../../../../shared/domain/platform/actor';
import { withoutBidiControls } from '../../../../shared/domain/platform/entered-text';
import { exactTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';
import { AREA_LABELS } from './change-sentences';

type AuditRow = AuditEntry & { sentences: readonly string[] };

/** The columns of the audit log, which is always sorted by time. */
export const AUDIT_COLUMNS: readonly Column<AuditRow>[] = [
  {
    id: 'change',
    header: 'Change',
    isWideOnCard: true,
    cell: ({ row }) => (
      <ul className="flex flex-col gap-1 font-semibold [overflow-wrap:anywhere]">
        {row.original.sentences.map((sentence) => (
          <li key={sentence}>{withoutBidiControls(sentence)}</li>
        ))}
      </ul>
    ),
  },
  { id: 'who', header: 'Who', cell: ({ row }) => <bdi>{actorWords(row.original.by.name)}</bdi> },
  {
    id: 'area',
    header: 'Area',
    cell: ({ row }) => <span className="text-ink-soft">{AREA_LABELS[row.original.area]}</span>,
  },
  {
    id: 'when',
    header: 'When',
    isWideOnCard: true,
    cell: ({ row: { original } }) => <time dateTime={original.at}>{exactTime(original.at)}</time>,
  },
];
