import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SoldOut, SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { comingTimeWords } from '../../../../shared/domain/platform/coming-time';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';

const SOLD_OUT = ['sold out'];

type SoldItem = Pick<SoldOutItem, 'kind' | 'id' | 'name'>;

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
  const change = async (item: SoldItem, until: 'tomorrow' | null) => {
    const sent = await send(
      () => soldOut.set({ kind: item.kind, id: item.id, until }),
      'Failed to change this. Please try again.',
      'It has been deleted.',
    );
    if (sent) show(sent.result);
    else void refetch();
    return sent?.result;
  };
  const undo = async (item: SoldItem) => {
    if (await change(item, null)) toast('success', `${item.name} is back`);
  };
  return {
    answer,
    /** The server's clock minus this one (ms). */
    offsetMs: answer ? Date.parse(answer.now) - dataUpdatedAt : 0,
    read: () => void refetch(),
    show,
    busy,
    failure,
    undo,
    /** Until tomorrow's opening. The toast can undo it, because it is easy to press a button in the wrong row. */
    async sellOut(item: SoldItem) {
      const changed = await change(item, 'tomorrow');
      if (!changed) return;
      const words = `${item.name} is sold out until ${comingTimeWords(changed.tomorrow)}`;
      toast('success', words, { action: { label: 'Undo', onClick: () => undo(item) } });
    },
  };
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
