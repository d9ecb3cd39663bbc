import type { Order } from '../../shared/contract/orders/order-shape';
import type { Review } from '../../shared/contract/orders/reviews-contract';
import { inBatches, type PersonalData } from '../people/privacy/personal-data';
import type { Signer } from '../platform/signing/signer';
import { forgetCustomer } from './change/forget-customer';
import { listDoorPhotosOf, removeDoorPhotosOf } from './door-photos/door-photo-store';
import { listOrdersOf } from './find/list-orders';
import { listClaimsOf } from './follow/read-payments';
import { listDevicesOf, listMessagesOf, removeMessagesOf } from './messages/order-devices';
import { formerKeyOf } from './place/unpaid-orders';
import { listReviewsOf, removeReviewsOf } from './reviews/review-store';
import { reviewToWire } from './reviews/review-wire';

/** What the shop stores with a customer's orders. Orders themselves are kept without the person. */
export function orderPersonalData(signer: Signer): PersonalData {
  return {
    lists: (db, userId, now) => ({
      orders: inBatches<Order>((before, limit) => listOrdersOf(db, { userId, limit, before, now })),
      reviews: inBatches<Review>(async (last, limit) =>
        (await listReviewsOf(db, userId, last?.orderId ?? '', limit)).map(reviewToWire),
      ),
      doorPhotos: inBatches<{ orderId: string }>((last, limit) =>
        listDoorPhotosOf(db, userId, last?.orderId ?? '', limit),
      ),
      messageDevices: (async function* () {
        yield await listDevicesOf(db, userId);
      })(),
      orderMessages: inBatches<{ id: string }>((last, limit) =>
        listMessagesOf(db, userId, last?.id ?? '', limit),
      ),
      paymentReferences: inBatches<{ reference: string }>((last, limit) =>
        listClaimsOf(db, userId, last?.reference ?? '', limit),
      ),
    }),
    async remove(tx, caller, actor) {
      const { userId } = caller;
      await removeMessagesOf(tx, userId);
      await removeReviewsOf(tx, userId, actor);
      await removeDoorPhotosOf(tx, userId);
      return { orders: await forgetCustomer(tx, userId, formerKeyOf(signer, caller), actor.now) };
    },
  };
}
