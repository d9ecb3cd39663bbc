import { DomainError } from '../../../shared/domain/platform/refusals';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, requireAdmin } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import { undoBankCredit } from '../payments/take-back';
import { bringBack, listCredits } from './bank-credit-store';
import { confirmMatch } from './confirm-match';
import { isSigned, previewStatement } from './preview-statement';
import { assertColumnsFit } from './read/assert-columns-fit';
import { headerKey } from './read/statement-columns';
import { forgetDebits } from './reversal-store';
import { writeNamedColumns } from './statement-store';

type StatementDeps = WriteDeps & { signer: Signer; limits: RateLimits };

export function statementRoutes({ db, clock, newId, signer, limits }: StatementDeps) {
  return api.statements.router({
    preview: api.statements.preview.handler(async ({ input, context }) => {
      await limits.take('statements', requireAdmin(context).id);
      return previewStatement({ db, signer, clock }, input.text);
    }),
    nameColumns: api.statements.nameColumns.handler(async ({ input, context }) => {
      const { adminId, name, now } = adminActor({ clock, newId }, requireAdmin(context));
      const { header, columns, text } = input;
      const key = headerKey(header);
      if (text !== undefined) {
        await limits.take('statements', adminId);
        assertColumnsFit(text, { key, columns, now });
      }
      await inTransaction(db, async (tx) => {
        await writeNamedColumns(tx, { key, columns, by: name, at: now.toISOString() });
        await forgetDebits(tx, key);
      });
      return {};
    }),
    listCredits: api.statements.listCredits.handler(({ input }) => listCredits(db, input)),
    undo: api.statements.undo.handler(async ({ input: { id }, context }) => {
      const actor = adminActor({ clock, newId }, requireAdmin(context));
      await inTransaction(db, async (tx) => {
        if (!(await bringBack(tx, id))) await undoBankCredit(tx, id, actor);
      });
      return {};
    }),
    confirm: api.statements.confirm.handler(async ({ input, context }) => {
      const actor = adminActor({ clock, newId }, requireAdmin(context));
      if (input.matches.some(({ credit }) => !isSigned(credit, signer))) {
        throw new DomainError('bad_input', {
          issues: [{ path: 'matches', message: 'Not a credit of a statement' }],
        });
      }
      const paid: string[] = [];
      const changed: string[] = [];
      for (const match of input.matches) {
        try {
          paid.push(...(await confirmMatch(db, match, actor)));
        } catch (error) {
          const isExpected = error instanceof DomainError;
          if (!isExpected || !['conflict', 'not_found'].includes(error.code)) throw error;
          changed.push(match.credit.key);
        }
      }
      return { paid, changed };
    }),
  });
}
