import { useEffect, useRef } from 'react';
import * as z from 'zod';
import { refundFields } from '../../../../shared/contract/money/payments-contract';
import { rupees } from '../../../../shared/contract/platform/wire-values';
import { PAID_BY_HAND, PAID_BY_LABELS } from '../../../../shared/domain/orders/order-payments';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { amountField, numericText } from '../../kit/form/numeric-text';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { DishUnits } from './dish-units';
import { orderName } from './order-name';
import { moneyOf, paidForDishes, unitsLeft } from './order-sums';

interface RefundDialogProps {
  order: Order;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onSave: (refund: EnteredRefund) => void;
}

/** Through the payment gateway, or by hand. */
const METHODS = ['gateway', ...PAID_BY_HAND] as const;
type Method = (typeof METHODS)[number];

const draft = refundFields.extend({
  method: z.enum(METHODS),
  amount: numericText(refundFields.shape.amount),
  reference: z.string().trim(),
  lines: z.array(z.number()),
});
type EnteredRefund = Omit<z.output<typeof refundFields>, 'method'> &
  Pick<z.output<typeof draft>, 'method'>;

/** Returns money: all of it, that of some dishes, or any amount. By hand it is only recorded. */
export function RefundDialog({ order, busy, failure, onClose, onSave }: RefundDialogProps) {
  const { received, excess } = moneyOf(order);
  const online = rupeesToPaise(order.gatewayRefundable ?? 0);
  const mostOf = (method: Method) => (method === 'gateway' ? online : received);
  const wasCash = order.payments?.findLast(({ kind }) => kind === 'payment')?.method === 'cash';
  const usual: Method = online > 0 ? 'gateway' : wasCash ? 'cash' : 'upi';
  const bounded = draft.superRefine(({ method, amount }, context) => {
    const { error } = rupees(0, mostOf(method) / 100).safeParse(amount);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['amount'], message });
    }
  });
  const form = useZodForm(bounded, {
    method: usual,
    amount: amountField(Math.min(excess || received, mostOf(usual))),
    reference: '',
    reason: '',
    lines: order.items.map(() => 0),
  });
  // What another device has returned meanwhile must not be returned once more by a second tap.
  const shown = useRef(received);
  useEffect(() => {
    if (shown.current !== received) form.setValue('amount', '');
    shown.current = received;
  }, [form, received]);
  const field = fieldsOf(form);
  const isOnline = form.watch('method') === 'gateway';
  const most = mostOf(form.watch('method'));
  const choose = (units: number[]) => {
    form.setValue('lines', units);
    const sum = paidForDishes(order, units);
    form.setValue('amount', amountField(Math.min(sum || received, most)));
  };
  const save = ({ lines, ...refund }: z.output<typeof draft>) =>
    onSave({
      ...refund,
      lines: lines
        .map((quantity, index) => ({ line: order.items[index]?.line ?? 0, quantity }))
        .filter(({ quantity }) => quantity > 0),
    });
  return (
    <FormDialog
      title={m.orderoffice_refund_order({ order: orderName(order) })}
      description={
        isOnline
          ? m.orderoffice_refund_online_most({ amount: formatRupees(most) })
          : m.orderoffice_refund_most({ amount: formatRupees(most) })
      }
      onClose={onClose}
      onSubmit={form.handleSubmit(save)}
      saveLabel={isOnline ? m.orderoffice_refund_online() : m.orderoffice_record_refund()}
      busy={busy}
      failure={failure}
    >
      <SelectField
        label={online > 0 ? m.orderoffice_how_return() : m.orderoffice_how_returned()}
        {...form.register('method')}
      >
        <Options
          of={METHODS.filter((method) => mostOf(method) > 0).map((method) => [
            method,
            method === 'gateway' ? m.orderoffice_through_gateway() : PAID_BY_LABELS[method],
          ])}
        />
      </SelectField>
      <DishUnits
        legend={m.orderoffice_some_dishes()}
        items={order.items}
        most={unitsLeft(order)}
        chosen={form.watch('lines')}
        onChoose={choose}
      />
      <TextField
        label={m.orderoffice_amount()}
        prefix="₹"
        inputMode="decimal"
        {...field('amount')}
      />
      {!isOnline && (
        <TextField
          label={m.orderoffice_reference()}
          hint={m.orderoffice_reference_hint()}
          optional
          maxLength={40}
          {...field('reference')}
        />
      )}
      <TextField
        label={m.orderoffice_reason()}
        hint={m.orderoffice_reason_hint()}
        maxLength={200}
        {...field('reason')}
      />
    </FormDialog>
  );
}
