import { api, requireCaller } from '../http/api-call';
import type { StaffDevices } from './staff-devices';

/** What the staff keep of their own accounts: each sees and ends their own sessions alone. */
export function accountRoutes({ devices }: { devices: StaffDevices }) {
  return api.account.router({
    listDevices: api.account.listDevices.handler(({ context }) =>
      devices.list(requireCaller(context)),
    ),
    signOutDevice: api.account.signOutDevice.handler(({ input, context }) =>
      devices.signOut(requireCaller(context), input.id),
    ),
    signOutOthers: api.account.signOutOthers.handler(async ({ context }) => ({
      signedOut: await devices.signOutOthers(requireCaller(context)),
    })),
  });
}
