import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';

const SOLD_OUT = ['sold out'];

type Named = Pick<SoldOutItem, 'kind' | 'id' | 'name'>;

export function useSoldOut() {
  const { soldOut } = useApi();
  const toast = useToast();
  const client = useQueryClient();
  const {
    data: answer,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: SOLD_OUT,
    queryFn: () => soldOut.list(),
  });
  const { busy, failure, send, refuse } = useMutation();

  /** @param until null: it is back. @returns whether it was changed. */
  const change = async ({ kind, id, name }: Named, until: string | null): Promise<boolean> => {
    const sent = await send(
      () => soldOut.set({ kind, id, until }),
      'Failed to change this. Please try again.',
      'It has been deleted.',
    );
    if (!sent) {
      void refetch();
      return false;
    }
    client.setQueryData(SOLD_OUT, sent.result);
    toast('success', `${name} is ${until === null ? 'back' : 'sold out'}`);
    return true;
  };
  return {
    answer,
    /** The server's clock minus this one (ms). */
    offsetMs: answer ? Date.parse(answer.now) - dataUpdatedAt : 0,
    read: () => void refetch(),
    busy,
    failure,
    refuse,
    change,
  };
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
