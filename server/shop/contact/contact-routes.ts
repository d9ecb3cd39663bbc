import { DomainError } from '../../../shared/domain/platform/refusals';
import type { WriteDeps } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { readSettings } from '../settings/settings-store';
import { insertMessage, listMessages, removeMessage, setDone } from './message-store';

/** For a cafe whose owner has switched the inbox on. */
export function contactRoutes({ db, clock, limits }: WriteDeps & { limits: RateLimits }) {
  return api.contact.router({
    send: api.contact.send.handler(async ({ input, context: { caller, clientIp } }) => {
      const { contactInbox } = await readSettings(db);
      if (!contactInbox) throw new DomainError('inbox_closed');
      await limits.take('contactMessages', clientIp);
      await insertMessage(db, { ...input, customerId: caller?.userId ?? null, now: clock() });
    }),
    list: api.contact.list.handler(({ input }) => listMessages(db, input)),
    setDone: api.contact.setDone.handler(async ({ input: { id, isDone } }) => {
      const message = await setDone(db, id, isDone ? clock().toISOString() : null);
      if (!message) throw new DomainError('not_found');
      return message;
    }),
    remove: api.contact.remove.handler(async ({ input: { id } }) => {
      if (!(await removeMessage(db, id))) throw new DomainError('not_found');
    }),
  });
}
