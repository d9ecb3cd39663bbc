import { isFinal } from '../../shared/domain/order-status';
import type { WriteDeps } from '../db/database';
import { api } from '../http/api/api-call';
import type { RateLimits } from '../limits/rate-limits';
import { readOrder } from '../orders/follow/read-order';
import { readPushKeys } from '../push/push-keys';
import { addOrderDevice, removeOrderDevice } from './order-devices';

const DONE = { done: true } as const;

/** The devices on which customers, guests too, hear of their orders. */
export function orderMessageRoutes(deps: WriteDeps & { secret: string; limits: RateLimits }) {
  const { db, clock, secret, limits } = deps;
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
        const { status } = await readOrder(db, secret, look);
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
