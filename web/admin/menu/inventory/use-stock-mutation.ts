import { useEffect } from 'react';
import { useToast } from '../../../ui/toast';
import { UNSPECIFIC, useMutation } from '../../kit/query/use-mutation';

/** A failure without a reason is a toast (back office rule 6), else it stays in the form. */
export function useStockMutation(failed: string) {
  const toast = useToast();
  const { failure, ...mutation } = useMutation();
  const hasReason = !failure || !UNSPECIFIC.has(failure.code);
  useEffect(() => {
    if (failure && !hasReason) toast('error', failed);
  }, [failure, hasReason, failed, toast]);
  return { ...mutation, failure: hasReason ? failure : undefined };
}
