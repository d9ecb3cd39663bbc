import * as z from 'zod';
import { counterPayment } from '../../../../shared/contract/money/payments-contract';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import type { Order } from '../../../api/order-from-wire';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { numericText } from '../../kit/form/numeric-text';
import { useZodForm } from '../../kit/form/use-zod-form';
import { moneyOf } from './order-sums';

const { amount } = counterPayment.shape;
const draft = counterPayment.extend({ amount: numericText(amount), reference: z.string() });

interface CounterPaymentDialogProps {
  order: Order;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSave: (payment: z.output<typeof counterPayment>) => void;
}

export const paymentTitle = (missing: Paise) =>
  missing > 0 ? 'Record cash or card' : 'Record another payment';

/** Until the order is paid, what came by UPI is marked paid instead. */
export function CounterPaymentDialog(props: CounterPaymentDialogProps) {
  const { order, busy, failure, onClose, onSave } = props;
  const { missing } = moneyOf(order);
  const isPaid = missing === 0;
  const form = useZodForm(draft, {
    method: isPaid ? 'upi' : 'cash',
    amount: isPaid ? '' : String(missing / 100),
    reference: '',
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={paymentTitle(missing)}
      description={
        missing > 0
          ? `${formatRupees(missing)} of this order is not paid yet.`
          : 'This order is paid. Record what has come on top of it, then return it with Refund.'
      }
      onClose={onClose}
      onSubmit={form.handleSubmit(onSave)}
      saveLabel="Record payment"
      busy={busy}
      failure={failure === undefined ? undefined : { code: 'bad_input', message: failure }}
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 font-semibold">How was it paid?</legend>
        {isPaid && <RadioCard title="UPI" value="upi" {...form.register('method')} />}
        <RadioCard title="Cash" value="cash" {...form.register('method')} />
        <RadioCard title="Card" value="card" {...form.register('method')} />
      </fieldset>
      <TextField
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      {form.watch('method') !== 'cash' && (
        <TextField
          label={form.watch('method') === 'card' ? 'Number on the slip' : 'UPI reference'}
          optional
          maxLength={40}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      )}
    </FormDialog>
  );
}
