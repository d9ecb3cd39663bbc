import { api } from './api-call';

/** The pages' connection test (spec §7). */
export const systemRoutes = api.system.router({
  readStatus: api.system.readStatus.handler(() => ({ type: 'connection_test', ok: true })),
});
