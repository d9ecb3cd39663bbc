import { ErrorState } from '../../../ui/error-state';
import { LoadFailure, type LoadState } from '../../kit/query/load-failure';

export function PrintLoadFailure({ page }: { page: LoadState }) {
  const { failure } = page;
  if (failure === 'not_found' || failure === 'bad_input') {
    return <ErrorState message="Order not found" />;
  }
  if (failure === 'order_cancelled') {
    return <ErrorState message="This order was cancelled, so it has no bill." />;
  }
  return <LoadFailure page={page} message="Failed to load order details. Please try again." />;
}
