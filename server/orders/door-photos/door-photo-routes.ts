import type { OwnDoorPhoto } from '../../../shared/contract/orders/door-photos-contract';
import type { OrderWithToken } from '../../../shared/contract/orders/orders-contract';
import { DOOR_PHOTO_SIDE, takesDoorPhoto } from '../../../shared/domain/orders/door-photo';
import { DomainError } from '../../../shared/domain/platform/refusals';
import type { Database, WriteDeps } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { api, type CallContext } from '../../platform/http/api/api-call';
import { claimsOfNetworks, countOpen } from '../../platform/limits/count-open';
import { IN_FLIGHT } from '../../platform/limits/open-at-once';
import type { RateLimits } from '../../platform/limits/rate-limits';
import type { Signer } from '../../platform/signing/signer';
import { type PictureProcess, RETRY_AFTER_S } from '../../shop/pictures/picture-process';
import { readOrder } from '../follow/read-order';
import { findDoorPhoto, putDoorPhoto, removeDoorPhoto } from './door-photo-store';

type DoorPhotoUpload = OrderWithToken & { body: { picture: string } };

interface DoorPhotoDeps extends Pick<WriteDeps, 'db' | 'clock'> {
  signer: Signer;
  limits: RateLimits;
  pictures: PictureProcess;
}

export function doorPhotoRoutes({ db, clock, signer, limits, pictures }: DoorPhotoDeps) {
  const countUploads = countOpen();
  const orderOf = (db: Database, { params, headers }: OrderWithToken, { caller }: CallContext) =>
    readOrder(db, signer, {
      id: params.id,
      accessToken: headers['order-access-token'],
      caller,
      now: clock(),
    });
  const readOwn = async (input: OrderWithToken, context: CallContext): Promise<OwnDoorPhoto> => {
    const order = await orderOf(db, input, context);
    return { isOpen: takesDoorPhoto(order), picture: await findDoorPhoto(db, order.id) };
  };
  /** @throws DomainError `conflict` when nobody has to find the door any more. */
  const checkOpen = async (db: Database, input: OrderWithToken, context: CallContext) => {
    if (!takesDoorPhoto(await orderOf(db, input, context))) throw new DomainError('conflict');
  };
  const put = async (input: DoorPhotoUpload, context: CallContext): Promise<OwnDoorPhoto> => {
    const order_id = input.params.id;
    // A stranger's picture is not decoded.
    await checkOpen(db, input, context);
    await limits.take('doorPhotosByNetwork', context.clientIp);
    await limits.take('doorPhotos', order_id);
    const upload = Buffer.from(input.body.picture, 'base64');
    const bytes = await pictures.run('customer', 'encodePhoto', upload, DOOR_PHOTO_SIDE);
    const uploaded_at = clock().toISOString();
    await inTransaction(db, async (tx) => {
      await checkOpen(tx, input, context);
      await putDoorPhoto(tx, { order_id, bytes, uploaded_at });
    });
    return readOwn(input, context);
  };

  return api.doorPhotos.router({
    readOwn: api.doorPhotos.readOwn.handler(({ input, context }) => readOwn(input, context)),
    put: api.doorPhotos.put.handler(async ({ input, context }) => {
      const release = countUploads(claimsOfNetworks(context.clientIp, IN_FLIGHT.doorPhotosAtOnce));
      if (!release) {
        throw new DomainError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S });
      }
      try {
        return await put(input, context);
      } finally {
        release();
      }
    }),
    remove: api.doorPhotos.remove.handler(async ({ input, context }) => {
      await inTransaction(db, async (tx) => {
        const { id } = await orderOf(tx, input, context);
        await removeDoorPhoto(tx, id);
      });
      return readOwn(input, context);
    }),
    readForStaff: api.doorPhotos.readForStaff.handler(async ({ input }) => ({
      picture: await findDoorPhoto(db, input.id),
    })),
  });
}
