import type { RefusalCode } from '../../../shared/domain/refusals';
import { ErrorState } from '../../ui/error-state';
import { LoadFailure } from '../page/load-failure';

interface PrintLoadFailureProps {
  failure: RefusalCode | undefined;
  onRetry: () => void;
  busy: boolean;
}

/** Why there is nothing to print. */
export function PrintLoadFailure({ failure, onRetry, busy }: PrintLoadFailureProps) {
  if (failure === undefined) return null;
  if (failure === 'not_found' || failure === 'bad_input')
    return <ErrorState message="Order not found" />;
  if (failure === 'order_cancelled') {
    return <ErrorState message="This order was cancelled, so it gets no bill." />;
  }
  return (
    <LoadFailure
      message="Failed to load order details. Please try again."
      hasOlder={false}
      onRetry={onRetry}
      busy={busy}
    />
  );
}
