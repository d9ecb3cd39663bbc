import type { SoldOut, SoldOutItem } from '../../../../shared/contract/menu/sold-out-contract';
import { useApi } from '../../../api/api-provider';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/data/use-mutation';
import { usePolled } from '../../kit/data/use-polled';

/**
 * What is sold out for a while, and the way to end it.
 * @param onChanged called after a change.
 */
export function useSoldOut(onChanged?: () => void) {
  const { soldOut } = useApi();
  const toast = useToast();
  const { answer, offsetMs, read, receive } = usePolled(() => soldOut.list());
  const { busy, failure, send } = useMutation();

  const show = (changed: SoldOut) => {
    receive(changed);
    onChanged?.();
  };
  return {
    /** Undefined until it is known. */
    answer,
    offsetMs,
    read,
    show,
    busy,
    failure,
    async undo({ kind, id, name }: SoldOutItem) {
      const sent = await send(
        () => soldOut.set({ kind, id, until: null }),
        'Failed to change this. Please try again.',
        'It has been deleted.',
      );
      if (!sent) return read();
      show(sent.result);
      toast('success', `${name} is back`);
    },
  };
}

export type SoldOutState = ReturnType<typeof useSoldOut>;
