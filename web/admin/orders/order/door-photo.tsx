import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';

/** The customer's photograph of the door, if there is one. */
export function DoorPhoto({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const { doorPhotos } = useApi();
  const { data } = useQuery({
    // It may be added while the order is open; the rider sets out with a change of the status.
    queryKey: ['door photo', id, status],
    queryFn: () => doorPhotos.readForStaff({ id }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    staleTime: 'static',
    refetchInterval: false,
  });
  if (!data?.picture) return null;
  return (
    <figure className="flex flex-col gap-1">
      <img src={data.picture} alt="The customer's door" className="w-full max-w-md rounded-md" />
      <figcaption className="text-sm text-ink-soft">Photo by the customer</figcaption>
    </figure>
  );
}
