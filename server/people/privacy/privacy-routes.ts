import type { Logger } from 'pino';
import { api, requireSelf } from '../../platform/http/api/api-call';
import { exportStreams } from '../../platform/http/export-streams';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { deleteAccount, type PrivacyDeps } from './delete-account';
import { exportData } from './export-data';

export function privacyRoutes({
  limits,
  log,
  ...deps
}: PrivacyDeps & { limits: RateLimits; log: Logger }) {
  const streamExport = exportStreams(log);
  return api.privacy.router({
    exportData: api.privacy.exportData.handler(async ({ input, context }) => {
      const caller = requireSelf(input.id, context);
      await limits.take('exports', caller.userId);
      return streamExport(caller.userId, exportData(deps, caller));
    }),
    deleteAccount: api.privacy.deleteAccount.handler(({ input, context }) =>
      deleteAccount(deps, requireSelf(input.id, context)),
    ),
  });
}
