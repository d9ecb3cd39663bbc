import { useEffect } from 'react';
import { useToast } from '../../ui/toast';
import { useMutation } from '../page/use-mutation';

/**
 * Sends a change of the inventory. A failure without a reason is a toast, as spec §8 has it; one
 * that says something, such as that someone else was faster, stays beside what was typed.
 * @param failed what the toast says.
 */
export function useStockWrite(failed: string) {
  const toast = useToast();
  const { busy, failure, send, clearFailure } = useMutation();
  const speechless = failure?.message === failed;

  useEffect(() => {
    if (failure?.message === failed) toast('error', failed);
  }, [failure, failed, toast]);

  return { busy, failure: speechless ? undefined : failure, send, clearFailure };
}
