import { FailureNotice } from '../../kit/query/failure-notice';
import { LoadFailure, type LoadState } from '../../kit/query/load-failure';

export function PrintLoadFailure({ page }: { page: LoadState }) {
  const { failure } = page;
  if (failure === 'not_found' || failure === 'bad_input') {
    return <FailureNotice message="Order not found" />;
  }
  if (failure === 'order_cancelled') {
    return <FailureNotice message="This order was cancelled, so it has no bill." />;
  }
  return <LoadFailure page={page} message="Failed to load order details. Please try again." />;
}
