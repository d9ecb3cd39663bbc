import { DomainError } from '../../../shared/domain/platform/refusals';
import { adminActor } from '../../platform/audit/audit-actor';
import type { WriteDeps } from '../../platform/db/database';
import { api, requireAdmin, requireCaller } from '../../platform/http/api/api-call';
import { asDevice, findDevice, listDevices } from './device-store';
import { enrolDevice, revokeDevice } from './enrol-device';
import { listPeople } from './pin-store';
import { type PinDeps, signInByPin } from './sign-in-by-pin';

export function deviceRoutes(deps: PinDeps & WriteDeps) {
  const { db, secrets } = deps;
  return api.enrolledDevices.router({
    list: api.enrolledDevices.list.handler(async ({ context }) => {
      const { deviceId } = requireCaller(context).session;
      return (await listDevices(db)).map((row) => asDevice(row, deviceId));
    }),
    enrol: api.enrolledDevices.enrol.handler(async ({ input, context }) => {
      // Another issuer's sessions are not the shop's to open.
      if (requireCaller(context).session.id === null) throw new DomainError('not_found');
      const sentHash = secrets.sentHash(context.cookies);
      const actor = adminActor(deps, requireAdmin(context));
      const { device, secret } = await enrolDevice(deps, { ...input, sentHash }, actor);
      context.setCookie(secrets.cookieOf(secret));
      return device;
    }),
    revoke: api.enrolledDevices.revoke.handler(({ input, context }) =>
      revokeDevice(deps, input.id, adminActor(deps, requireAdmin(context))),
    ),
    readThis: api.enrolledDevices.readThis.handler(async ({ context }) => {
      const sentHash = secrets.sentHash(context.cookies);
      const device = sentHash === '' ? undefined : await findDevice(db, sentHash);
      return { name: device?.name ?? null, people: device ? await listPeople(db) : [] };
    }),
    signIn: api.enrolledDevices.signIn.handler(async ({ input, context }) => {
      for (const cookie of await signInByPin(deps, { ...input, ...context })) {
        context.setCookie(cookie);
      }
    }),
  });
}
