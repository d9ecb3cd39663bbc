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
import { useRead } from '../../device/use-read';

const UNREADABLE =
  'Your phone cannot read this photo. Please take it again, or choose another one.';

/** The photograph of the door of an order for delivery; undefined until it is known. */
export function useDoorPhoto(order: Order, accessToken: string | undefined) {
  const { doorPhotos } = useApi();
  const request = orderRequest({ id: order.id, accessToken });
  // Without an answer nothing is offered.
  const { answer: own, show } = useRead(() => doorPhotos.readOwn(request), {
    isActive: order.deliveryMethod === 'delivery',
  });
  const showNow = (now: OwnDoorPhoto) => show(() => now);

  /** @returns why the file cannot be sent, if it cannot. */
  const add = async (file: File): Promise<string | undefined> => {
    const photo = await shrunkPhoto(file, { side: DOOR_PHOTO_SIDE, bytes: DOOR_PHOTO_BYTES });
    if (!photo) return UNREADABLE;
    showNow(await doorPhotos.put({ ...request, body: { picture: await base64Of(photo) } }));
    return undefined;
  };
  const remove = async () => showNow(await doorPhotos.remove(request));
  return { own: own && { ...own, isOpen: own.isOpen && takesDoorPhoto(order) }, add, remove };
}
