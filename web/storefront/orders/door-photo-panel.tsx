import { Camera } from 'lucide-react';
import { useState } from 'react';
import type { OwnDoorPhoto } from '../../../shared/contract/orders/door-photos-contract';
import {
  DOOR_PHOTO_BYTES,
  DOOR_PHOTO_SIDE,
  takesDoorPhoto,
} from '../../../shared/domain/orders/door-photo';
import { DOOR_PHOTO_DAYS } from '../../../shared/domain/platform/retention';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { base64Of, PICTURE_KINDS, shrunkPhoto } from '../../device/prepare-picture';
import { useRead } from '../../device/use-read';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Failure, useAttempt } from '../shop/use-attempt';

interface DoorPhotoPanelProps {
  order: Order;
  accessToken: string | undefined;
}

/** Lets the customer show the rider the door while the order is under way, and remove the photograph later. */
export function DoorPhotoPanel({ order, accessToken }: DoorPhotoPanelProps) {
  const { own, add, remove } = useDoorPhoto(order, accessToken);
  const { busy, failure, attempt } = useAttempt();
  const [problem, setProblem] = useState<string>();
  if (!own?.isOpen && !own?.picture) return null;
  const { isOpen, picture } = own;
  const shownTitle = isOpen ? m.door_rider_sees() : m.door_own_photo();
  return (
    <section
      aria-label={m.door_title()}
      className="flex flex-col gap-3 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6 print:hidden"
    >
      <div aria-live="polite">
        <h2 className="text-xl">{picture ? shownTitle : m.door_hard_to_find()}</h2>
        <p className="text-ink-soft">
          {!picture && `${m.door_offer()} `}
          {m.door_private({ count: DOOR_PHOTO_DAYS })}
        </p>
      </div>
      {picture && (
        <img
          src={picture}
          alt={m.door_alt()}
          className="max-h-64 max-w-full self-start rounded-md"
        />
      )}
      <Failure message={problem ?? failure} />
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <FileButton
            fileLabel={m.door_file()}
            accept={PICTURE_KINDS}
            variant="quiet"
            busy={busy}
            onChoose={(file) => void attempt(async () => setProblem(await add(file)))}
          >
            {!busy && <Camera aria-hidden className="size-5" />}
            {picture ? m.door_change() : m.door_add()}
          </FileButton>
        )}
        {picture && (
          <Button variant="plain" disabled={busy} onClick={() => void attempt(remove)}>
            {m.ui_remove()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The photograph of the door of an order for delivery; undefined until it is known. */
function useDoorPhoto(order: Order, accessToken: string | undefined) {
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
    if (!photo) return m.door_unreadable();
    showNow(await doorPhotos.put({ ...request, body: { picture: await base64Of(photo) } }));
    return undefined;
  };
  const remove = async () => showNow(await doorPhotos.remove(request));
  return { own: own && { ...own, isOpen: own.isOpen && takesDoorPhoto(order) }, add, remove };
}
