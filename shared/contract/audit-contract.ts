import * as z from 'zod';
import { AUDITED_AREAS } from '../domain/audit';
import { call } from './call';
import { day, id, page, pageOf, text, timestamp } from './wire-values';

/** A list of changes counts no further than this; days narrow it to older ones. */
export const MOST_ENTRIES_COUNTED = 10_000;

const changedFields = z.record(z.string(), z.json());

const auditEntry = z.object({
  id,
  at: timestamp,
  by: z.object({
    id: id.nullable().describe('Null when it was done on the shop’s own machine'),
    name: z.string(),
  }),
  area: z.enum(AUDITED_AREAS),
  subject: z.object({ id, name: z.string() }),
  from: changedFields.nullable().describe('The fields that changed, as they were; null when made'),
  to: changedFields.nullable().describe('The same fields, as they are now; null when deleted'),
  reason: z.string().nullable(),
});

const auditFilter = z.object({
  area: z.enum(AUDITED_AREAS).optional(),
  adminId: id.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  q: text(100)
    .optional()
    .describe('The beginning of words of what was changed; of an order, its id'),
  ...page,
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.output<typeof auditFilter>;

export const auditContract = {
  list: call('audit-log', { method: 'GET', path: '/admin/audit-log' })
    .input(auditFilter)
    .output(pageOf(auditEntry).describe(`Newest first; counted up to ${MOST_ENTRIES_COUNTED}`)),
};
