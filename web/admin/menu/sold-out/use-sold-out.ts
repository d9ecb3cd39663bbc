import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoldOut, SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';

const SOLD_OUT = ['sold out'];

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
  const { busy, failure, send } = useMutation();

  const show = (changed: SoldOut) => client.setQueryData(SOLD_OUT, changed);
  return {
    answer,
    /** The server's clock minus this one (ms). */
    offsetMs: answer ? Date.parse(answer.now) - dataUpdatedAt : 0,
    read: () => void refetch(),
    show,
    busy,
    failure,
    async undo({ kind, id, name }: SoldOutItem) {
      const sent = await send(
        () => soldOut.set({ kind, id, until: null }),
        'Failed to change this. Please try again.',
        'It has been deleted.',
      );
      if (!sent) return void refetch();
      show(sent.result);
      toast('success', `${name} is back`);
    },
  };
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
