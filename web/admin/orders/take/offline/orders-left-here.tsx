import { useNavigate } from 'react-router';
import { formatRupees } from '../../../../../shared/domain/platform/money';
import { m } from '../../../../../shared/messages/compiled/messages';
import { useStore } from '../../../../device/store';
import { useStaffState } from '../../../../session/staff-session-provider';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { keptOrders } from './kept-orders';

interface SendFirstDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Nobody signs out while orders wait here: the next person could neither send them nor may read them. */
export function SendFirstDialog({ open, onClose }: SendFirstDialogProps) {
  const navigate = useNavigate();
  const count = useStore(keptOrders).orders.length;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={m.counter_orders_wait({ count })}
      confirmLabel={m.counter_send_first()}
      confirmVariant="primary"
      onConfirm={() => {
        onClose();
        void navigate('/admin/orders/new');
      }}
    >
      <p>{m.counter_send_first_hint()}</p>
    </ConfirmDialog>
  );
}

/** Says how much waits here after a session has ended by itself, and nothing of its customers. */
export function OrdersLeftHere() {
  const { orders } = useStore(keptOrders);
  const isSignedOut = useStaffState().status === 'signed-out';
  if (!isSignedOut || orders.length === 0) return null;
  const total = formatRupees(orders.reduce((sum, order) => sum + order.total, 0));
  return (
    <Notice kind="warning" role="status">
      {m.counter_left_here({ count: orders.length, total })}
    </Notice>
  );
}
