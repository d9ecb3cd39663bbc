import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';

/** The customer's photograph of the door, if there is one. */
export function DoorPhoto({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const { doorPhotos } = useApi();
  const [picture, setPicture] = useState<string | null>(null);
  const { id, status } = order;
  const read = useEffectEvent(async () => {
    const answer = await doorPhotos.readForStaff({ id });
    setPicture(answer.picture);
  });
  // It may be added while the order is open; the rider sets out with a change of the status.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the status reads it again
  useEffect(() => {
    // Without an answer the address is all there is, as for most orders.
    read().catch(() => {});
  }, [id, status]);
  if (picture === null) return null;
  return (
    <figure className="flex flex-col gap-1">
      <img src={picture} alt="The customer's door" className="w-full max-w-md rounded-md" />
      <figcaption className="text-sm text-ink-soft">Photo by the customer</figcaption>
    </figure>
  );
}
