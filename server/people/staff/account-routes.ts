import { api, requireAdmin, requireCaller } from '../../platform/http/api/api-call';
import type { StaffDevices } from '../identity/staff-devices';
import { changeOwnPassword, type OwnKeysDeps, readOwnPin, setOwnPin } from './own-keys';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorDeps,
  switchOffSecondFactor,
} from './switch-second-factor';

interface AccountDeps extends SecondFactorDeps, OwnKeysDeps {
  devices: StaffDevices;
}

export function accountRoutes({ devices, ...deps }: AccountDeps) {
  return api.account.router({
    changePassword: api.account.changePassword.handler(({ input, context }) =>
      changeOwnPassword(deps, input, requireAdmin(context), requireCaller(context).session.id),
    ),
    readPin: api.account.readPin.handler(({ context }) =>
      readOwnPin(deps.db, requireAdmin(context).id),
    ),
    setPin: api.account.setPin.handler(({ input, context }) =>
      setOwnPin(deps, input, requireAdmin(context)),
    ),
    listDevices: api.account.listDevices.handler(({ context }) =>
      devices.list(requireCaller(context)),
    ),
    signOutDevice: api.account.signOutDevice.handler(({ input, context }) =>
      devices.signOut(requireCaller(context), input.id),
    ),
    signOutOthers: api.account.signOutOthers.handler(async ({ context }) => ({
      signedOut: await devices.signOutOthers(requireCaller(context)),
    })),
    readSecondFactor: api.account.readSecondFactor.handler(({ context }) =>
      deps.factors.read(requireAdmin(context).id),
    ),
    beginSecondFactor: api.account.beginSecondFactor.handler(({ input, context }) =>
      beginSecondFactor(deps, input.password, requireAdmin(context)),
    ),
    confirmSecondFactor: api.account.confirmSecondFactor.handler(async ({ input, context }) => ({
      recoveryCodes: await confirmSecondFactor(
        deps,
        input.code,
        requireAdmin(context),
        requireCaller(context).session.id,
      ),
    })),
    switchOffSecondFactor: api.account.switchOffSecondFactor.handler(({ input, context }) =>
      switchOffSecondFactor(deps, input.password, requireAdmin(context)),
    ),
  });
}
