import * as z from 'zod';
import { AUDITED_AREAS } from '../../domain/platform/audit';
import { call } from './call';
import { day, id, page, pageOf, text, timestamp } from './wire-values';

/** Entries are counted up to this many; the date filter reaches older ones. */
export const MAX_ENTRIES_COUNTED = 10_000;

export const changedFields = z.record(z.string(), z.json());

const auditEntry = z.object({
  id,
  at: timestamp,
  by: z.object({
    id: id.nullable().describe('Null for the command line and for the shop itself'),
    name: z.string(),
  }),
  area: z.enum(AUDITED_AREAS),
  subject: z.object({ id, name: z.string() }),
  from: changedFields
    .nullable()
    .describe('The old values of the changed fields; null for a creation'),
  to: changedFields.nullable().describe('Their new values; null for a deletion'),
  reason: z.string().nullable(),
});

export const auditFilter = z.object({
  area: z.enum(AUDITED_AREAS).optional(),
  adminId: id.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  q: text(100).optional().describe('Prefixes of words in the subject’s name, or of an order’s id'),
  ...page,
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.output<typeof auditFilter>;

export const auditContract = {
  list: call('audit-log', 'GET /admin/audit-log', 'List who changed what by hand')
    .input(auditFilter)
    .output(pageOf(auditEntry).describe(`Newest first; counted up to ${MAX_ENTRIES_COUNTED}`)),
};
