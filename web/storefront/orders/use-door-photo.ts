import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnDoorPhoto } from '../../../shared/contract/orders/door-photos-contract';
import {
  DOOR_PHOTO_BYTES,
  DOOR_PHOTO_SIDE,
  takesDoorPhoto,
} from '../../../shared/domain/orders/door-photo';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { base64Of, shrunkPhoto } from '../../device/prepare-picture';

const UNREADABLE =
  'Your phone cannot read this photo. Please take it again, or choose another one.';

/** The photograph of the door of an order for delivery; undefined until it is known. */
export function useDoorPhoto(order: Order, accessToken: string | undefined) {
  const { doorPhotos } = useApi();
  const [own, setOwn] = useState<OwnDoorPhoto>();
  const request = orderRequest({ id: order.id, accessToken });
  const isDelivery = order.deliveryMethod === 'delivery';

  const read = useEffectEvent(async () => setOwn(await doorPhotos.readOwn(request)));
  useEffect(() => {
    // Without an answer nothing is offered. The next visit tries again.
    if (isDelivery) read().catch(() => {});
  }, [isDelivery]);

  /** @returns why the file cannot be sent, if it cannot. */
  const add = async (file: File): Promise<string | undefined> => {
    const photo = await shrunkPhoto(file, { side: DOOR_PHOTO_SIDE, bytes: DOOR_PHOTO_BYTES });
    if (!photo) return UNREADABLE;
    setOwn(await doorPhotos.put({ ...request, body: { picture: await base64Of(photo) } }));
    return undefined;
  };
  const remove = async () => setOwn(await doorPhotos.remove(request));
  return { own: own && { ...own, isOpen: own.isOpen && takesDoorPhoto(order) }, add, remove };
}
