import { isFinal } from '../../../shared/domain/orders/order-status';
import type { WriteDeps } from '../../platform/db/database';
import { api } from '../../platform/http/api/api-call';
import type { RateLimits } from '../../platform/limits/rate-limits';
import { readPushKeys } from '../../platform/push/push-keys';
import type { Signer } from '../../platform/signing/signer';
import { readOrder } from '../follow/read-order';
import { addOrderDevice, removeOrderDevice } from './order-devices';

const DONE = { done: true } as const;

export function orderMessageRoutes(deps: WriteDeps & { signer: Signer; limits: RateLimits }) {
  const { db, clock, signer, limits } = deps;
  const takeLimit = (caller: { userId: string } | null, clientIp: string) =>
    caller
      ? limits.take('pushSubscriptions', caller.userId)
      : limits.take('guestDevices', clientIp);
  return api.orderMessages.router({
    readKey: api.orderMessages.readKey.handler(async () => ({
      publicKey: (await readPushKeys(db)).publicKey,
    })),
    addDevice: api.orderMessages.addDevice.handler(
      async ({ input: { params, headers, body }, context: { caller, clientIp } }) => {
        await takeLimit(caller, clientIp);
        const accessToken = headers['order-access-token'];
        const look = { id: params.id, accessToken, caller, now: clock() };
        const { status } = await readOrder(db, signer, look);
        const order = { id: params.id, customerId: caller?.userId ?? null };
        if (!isFinal(status)) await addOrderDevice(deps, order, body);
        return DONE;
      },
    ),
    removeDevice: api.orderMessages.removeDevice.handler(
      async ({ input: { endpoint }, context: { caller, clientIp } }) => {
        await takeLimit(caller, clientIp);
        await removeOrderDevice(db, endpoint);
        return DONE;
      },
    ),
  });
}
