import { DomainError } from '../../shared/domain/refusals';
import { api, type CallContext, type Caller, requireCaller } from '../http/api/api-call';
import { deleteAccount, type PrivacyDeps } from './delete-account';
import { exportData } from './export-data';

export function privacyRoutes(deps: PrivacyDeps) {
  /** The caller, if the id is theirs or `me`. Any other id is not found. */
  function ownCaller(id: string, context: CallContext): Caller {
    const caller = requireCaller(context);
    if (id !== 'me' && id !== caller.userId) throw new DomainError('not_found');
    return caller;
  }
  return api.privacy.router({
    exportData: api.privacy.exportData.handler(({ input, context }) =>
      exportData(deps, ownCaller(input.id, context)),
    ),
    deleteAccount: api.privacy.deleteAccount.handler(({ input, context }) =>
      deleteAccount(deps, ownCaller(input.id, context)),
    ),
  });
}
