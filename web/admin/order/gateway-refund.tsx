import { useState } from 'react';
import type * as z from 'zod';
import { gatewayRefund } from '../../../shared/contract/gateway-contract';
import { rupees } from '../../../shared/contract/wire-values';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { RelativeTime } from '../../ui/relative-time';
import { TextField } from '../../ui/text-field';
import { FormDialog } from '../form/form-dialog';
import { numericText } from '../form/numeric-text';
import { useZodForm } from '../form/use-zod-form';
import { useOrderChange } from './use-order-change';

interface GatewayRefundProps {
  order: Order;
  onChanged: (order: Order) => void;
}

const STATES = {
  asked: 'waiting for the gateway',
  pending: 'on its way to the customer',
  done: 'returned',
  failed: 'not returned: the gateway refused it',
};

/** Refunds through the payment gateway, and the button for the next one. */
export function GatewayRefund({ order, onChanged }: GatewayRefundProps) {
  const [isAsking, setAsking] = useState(false);
  const { gatewayRefunds = [], gatewayRefundable = 0 } = order;
  return (
    <>
      {gatewayRefunds.length > 0 && (
        <ul className="mt-2" aria-label="Online refunds">
          {gatewayRefunds.map(({ amount, state, at }) => (
            <li key={at} className="py-1">
              Online refund of {formatRupees(rupeesToPaise(amount))}: {STATES[state]}{' '}
              <span className="text-sm text-ink-soft">
                (asked <RelativeTime at={at} exact />)
              </span>
            </li>
          ))}
        </ul>
      )}
      {gatewayRefundable > 0 && (
        <Button variant="quiet" className="mt-3" onClick={() => setAsking(true)}>
          Refund online
        </Button>
      )}
      {isAsking && (
        <RefundDialog
          order={order}
          refundable={gatewayRefundable}
          onChanged={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface RefundDialogProps extends GatewayRefundProps {
  /** In rupees. */
  refundable: number;
  onClose: () => void;
}

function RefundDialog({ order, refundable, onChanged, onClose }: RefundDialogProps) {
  const api = useApi();
  const { busy, failure, send } = useOrderChange(
    order.id,
    onChanged,
    'The refund could not be asked for. Please try again.',
  );
  const draft = gatewayRefund.extend({ amount: numericText(rupees(0.01, refundable)) });
  const form = useZodForm(draft, { amount: String(refundable), reason: '' });
  const { errors } = form.formState;
  const save = async (refund: z.output<typeof draft>) => {
    const sent = await send(() => api.gateway.refund({ id: order.id, refundable, ...refund }));
    if (sent) onClose();
  };
  return (
    <FormDialog
      title={`Refund order ${order.id} online`}
      description={`The gateway returns the money to the customer, up to ${formatRupees(rupeesToPaise(refundable))}. It cannot be stopped.`}
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      saveLabel="Refund"
      busy={busy}
      failure={failure === undefined ? undefined : { code: 'bad_input', message: failure }}
    >
      <TextField
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <TextField
        label="Reason"
        hint="For the staff only"
        optional
        maxLength={200}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
