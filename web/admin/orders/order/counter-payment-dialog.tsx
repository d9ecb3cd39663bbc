import * as z from 'zod';
import { counterPayment } from '../../../../shared/contract/money/payments-contract';
import { PAID_BY_LABELS, type PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { RadioCard } from '../../../ui/radio-card';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { numericText } from '../../kit/form/numeric-text';
import { useZodForm } from '../../kit/form/use-zod-form';
import { PAY_WAYS } from './pay-buttons';

const { amount, tip } = counterPayment.shape;
const draft = counterPayment.extend({
  amount: numericText(amount),
  reference: z.string(),
  tip: numericText(tip.unwrap()),
});

interface CounterPaymentDialogProps {
  /** The order's name. */
  name: string;
  /** What it still costs; 0 for money beyond that. */
  missing: Paise;
  /** What is usually paid of it now. */
  amount: Paise;
  method: PaidByHand;
  /** Whether the owner lets staff record tips. */
  asksForTip: boolean;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSave: (payment: z.output<typeof counterPayment>) => void;
}

export const paymentTitle = (missing: Paise) =>
  missing > 0 ? m.orderoffice_take_a_payment() : m.orderoffice_another_payment();

/** What the customer pays now. */
export function CounterPaymentDialog(props: CounterPaymentDialogProps) {
  const { name, missing, busy, failure, onClose, onSave } = props;
  const form = useZodForm(draft, {
    method: props.method,
    amount: props.amount === 0 ? '' : String(props.amount / 100),
    reference: '',
    tip: '0',
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={
        missing > 0
          ? m.orderoffice_take_payment_title({ order: name })
          : m.orderoffice_another_payment_title({ order: name })
      }
      description={
        missing > 0
          ? m.orderoffice_still_unpaid({ amount: formatRupees(missing) })
          : m.orderoffice_paid_already()
      }
      onClose={onClose}
      onSubmit={form.handleSubmit(onSave)}
      saveLabel={m.orderoffice_record_payment()}
      busy={busy}
      failure={failure === undefined ? undefined : { code: 'bad_input', message: failure }}
    >
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="mb-2 font-semibold">{m.orderoffice_how_paid()}</legend>
        {PAY_WAYS.map((method) => (
          <RadioCard
            key={method}
            title={PAID_BY_LABELS[method]}
            value={method}
            {...form.register('method')}
          />
        ))}
      </fieldset>
      {form.watch('method') === 'upi' && <p>{m.orderoffice_check_bank_app()}</p>}
      <TextField
        label={m.orderoffice_amount()}
        prefix="₹"
        inputMode="decimal"
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      {props.asksForTip && (
        <TextField
          label={m.tips_tip()}
          hint={m.tips_hint()}
          prefix="₹"
          inputMode="decimal"
          error={errors.tip?.message}
          {...form.register('tip')}
        />
      )}
      {form.watch('method') !== 'cash' && (
        <TextField
          label={
            form.watch('method') === 'card'
              ? m.orderoffice_slip_number()
              : m.orderoffice_upi_reference()
          }
          optional
          maxLength={40}
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      )}
    </FormDialog>
  );
}
