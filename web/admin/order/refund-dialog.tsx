import * as z from 'zod';
import { refundFields } from '../../../shared/contract/payments-contract';
import { rupees } from '../../../shared/contract/wire-values';
import { formatRupees } from '../../../shared/domain/money';
import { PAID_BY_LABELS } from '../../../shared/domain/order-payments';
import type { Order } from '../../api/order-from-wire';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { FormDialog } from '../form/form-dialog';
import { numericText } from '../form/numeric-text';
import { useZodForm } from '../form/use-zod-form';
import { moneyOf, unitsLeft } from './order-sums';
import { RefundedDishes } from './refunded-dishes';

interface RefundDialogProps {
  order: Order;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSave: (refund: z.output<typeof refundFields>) => void;
}

const METHODS = refundFields.shape.method.options;

/** Money that staff have returned: all of it, that of some dishes, or any amount. */
export function RefundDialog({ order, busy, failure, onClose, onSave }: RefundDialogProps) {
  const { received, excess } = moneyOf(order);
  const wasCash = order.payments?.findLast(({ kind }) => kind === 'payment')?.method === 'cash';
  const draft = refundFields.extend({
    amount: numericText(rupees(0.01, received / 100)),
    reference: z.string().trim(),
    reason: z.string().trim(),
    lines: z.array(z.number()),
  });
  const form = useZodForm(draft, {
    method: wasCash ? 'cash' : 'upi',
    amount: String((excess || received) / 100),
    reference: '',
    reason: '',
    lines: order.items.map(() => 0),
  });
  const { errors } = form.formState;
  const choose = (units: number[]) => {
    form.setValue('lines', units);
    const sum = order.items.reduce(
      (total, { finalPrice }, index) => total + finalPrice * (units[index] ?? 0),
      0,
    );
    form.setValue('amount', String(Math.min(sum || received, received) / 100));
  };
  const save = ({ lines, ...refund }: z.output<typeof draft>) =>
    onSave({
      ...refund,
      lines: lines
        .map((quantity, index) => ({ line: index + 1, quantity }))
        .filter(({ quantity }) => quantity > 0),
    });
  return (
    <FormDialog
      title={`Refund order ${order.id}`}
      description={`Return the money first, then record it here. Up to ${formatRupees(received)} can be refunded.`}
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      saveLabel="Record refund"
      busy={busy}
      failure={failure === undefined ? undefined : { code: 'bad_input', message: failure }}
    >
      <RefundedDishes
        items={order.items}
        left={unitsLeft(order)}
        chosen={form.watch('lines')}
        onChoose={choose}
      />
      <TextField
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <SelectField label="How did you return it?" {...form.register('method')}>
        {METHODS.map((method) => (
          <option key={method} value={method}>
            {PAID_BY_LABELS[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Reference"
        hint="The 12 digits that your UPI app shows, for example. The customer sees it."
        optional
        maxLength={40}
        error={errors.reference?.message}
        {...form.register('reference')}
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
