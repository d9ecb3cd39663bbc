import { useEffect } from 'react';
import { useToast } from '../../ui/toast';
import { useMutation } from '../page/use-mutation';

/**
 * A mutation whose failure without a reason is a toast (spec §8). A refusal with a reason, such as
 * a conflict, stays beside what was typed.
 * @param failed the toast.
 */
export function useStockMutation(failed: string) {
  const toast = useToast();
  const { failure, ...mutation } = useMutation();
  const hasReason = failure?.message !== failed;
  useEffect(() => {
    if (failure && !hasReason) toast('error', failed);
  }, [failure, hasReason, failed, toast]);
  return { ...mutation, failure: hasReason ? failure : undefined };
}
