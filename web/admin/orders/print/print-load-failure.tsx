import { m } from '../../../../shared/messages/compiled/messages';
import { FailureNotice } from '../../kit/query/failure-notice';
import { LoadFailure, type LoadState } from '../../kit/query/load-failure';

export function PrintLoadFailure({ page }: { page: LoadState }) {
  const { failure } = page;
  if (failure === 'not_found' || failure === 'bad_input') {
    return <FailureNotice message={m.orderoffice_not_found()} />;
  }
  if (failure === 'order_cancelled') {
    return <FailureNotice message={m.orderoffice_cancelled_no_bill()} />;
  }
  return <LoadFailure page={page} message={m.orderoffice_order_load_failed()} />;
}
