import type { Logger } from 'pino';
import { DomainError } from '../../shared/domain/refusals';
import { api, type CallContext, type Caller, requireCaller } from '../http/api/api-call';
import type { RateLimits } from '../limits/rate-limits';
import { deleteAccount, type PrivacyDeps } from './delete-account';
import { exportData } from './export-data';
import { exportStreams } from './export-streams';

export function privacyRoutes({
  limits,
  log,
  ...deps
}: PrivacyDeps & { limits: RateLimits; log: Logger }) {
  const streamExport = exportStreams(log);

  /** The caller, if the id is theirs or `me`. Any other id is not found. */
  function ownCaller(id: string, context: CallContext): Caller {
    const caller = requireCaller(context);
    if (id !== 'me' && id !== caller.userId) throw new DomainError('not_found');
    return caller;
  }
  return api.privacy.router({
    exportData: api.privacy.exportData.handler(async ({ input, context }) => {
      const caller = ownCaller(input.id, context);
      await limits.take('exports', caller.userId);
      return streamExport(caller.userId, exportData(deps, caller));
    }),
    deleteAccount: api.privacy.deleteAccount.handler(({ input, context }) =>
      deleteAccount(deps, ownCaller(input.id, context)),
    ),
  });
}
