import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';
import { counterPayment } from '../../../../shared/contract/money/payments-contract';
import { equalParts, MOST_PAYERS } from '../../../../shared/domain/orders/equal-parts';
import { PAID_BY_LABELS, type PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { tenders } from '../../../../shared/domain/orders/tenders';
import { formatRupees, type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { upiAmount, upiPartUrl } from '../../../../shared/domain/shop/upi';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { QrCode } from '../../../ui/qr-code';
import { RadioCard } from '../../../ui/radio-card';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { amountField, numericText } from '../../kit/form/numeric-text';
import { fieldsOf } from '../../kit/form/use-fields';
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
  /** The link with which what is missing is paid; null while the owner has no UPI id. */
  upiUrl: string | null;
  /** How many payments the order has had: each code of a part needs another reference. */
  paymentCount: number;
  onClose: () => void;
  /** @returns whether it is recorded. */
  onSave: (payment: z.output<typeof counterPayment>) => Promise<boolean>;
}

export const paymentTitle = (missing: Paise) =>
  missing > 0 ? m.orderoffice_take_a_payment() : m.orderoffice_another_payment();

/** What the customer pays now: all that is missing by default, or an equal part. It stays open until all have paid. */
export function CounterPaymentDialog(props: CounterPaymentDialogProps) {
  const { name, missing, upiUrl, paymentCount, busy, failure, onClose, onSave } = props;
  const [people, setPeople] = useState(1);
  const form = useZodForm(draft, {
    method: props.method,
    amount: amountField(props.amount),
    reference: '',
    tip: '0',
  });
  const part = (owed: Paise, among: number) => {
    setPeople(among);
    form.setValue('amount', amountField(equalParts(owed, among)[0] ?? 0));
    form.setValue('reference', '');
    form.setValue('tip', '0');
  };
  const save = async (payment: z.output<typeof counterPayment>) => {
    if (!(await onSave(payment))) return;
    const left = missing - rupeesToPaise(payment.amount);
    if (people > 1 && left > 0) part(left, people - 1);
    else onClose();
  };
  const entered = amount.safeParse(Number(form.watch('amount')));
  const asked = entered.success ? rupeesToPaise(entered.data) : 0;
  const given = draft.shape.tip.safeParse(form.watch('tip'));
  const sum = asked + rupeesToPaise(given.data ?? 0);
  // The link may ask for another sum, and UPI apps refuse a used reference.
  const link =
    upiUrl !== null && sum !== upiAmount(upiUrl)
      ? upiPartUrl(upiUrl, sum, paymentCount + 1)
      : upiUrl;
  // What another tablet has taken meanwhile must not be recorded once more by a second tap.
  const takeLess = useEffectEvent(() => {
    if (asked > missing) part(missing, missing > 0 ? people : 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: staff may type more than what is missing
  useEffect(takeLess, [missing]);
  const isOwed = asked > 0 && asked <= missing;
  const field = fieldsOf(form);
  const method = form.watch('method');
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
      onSubmit={form.handleSubmit(save)}
      saveLabel={m.orderoffice_record_payment()}
      busy={busy}
      failure={failure}
    >
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="mb-2 font-semibold">{m.orderoffice_how_paid()}</legend>
        {PAY_WAYS.map((way) => (
          <RadioCard
            key={way}
            title={PAID_BY_LABELS[way]}
            value={way}
            isSmall
            {...form.register('method')}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3 large-text:grid-cols-1">
        {missing > 0 && (
          <SelectField
            label={m.tables_people()}
            value={people}
            onChange={({ target }) => part(missing, Number(target.value))}
          >
            <Options
              of={Array.from({ length: MOST_PAYERS }, (_, at) => [at + 1, String(at + 1)])}
            />
          </SelectField>
        )}
        <TextField
          label={m.orderoffice_amount()}
          prefix="₹"
          inputMode="decimal"
          {...field('amount')}
        />
        {people > 1 && (
          <p aria-live="polite" className="col-span-full text-sm text-ink-soft">
            {partsWords(missing, people)}
          </p>
        )}
        {props.asksForTip && (
          <TextField
            label={m.tips_tip()}
            hint={m.tips_hint()}
            prefix="₹"
            inputMode="decimal"
            {...field('tip')}
          />
        )}
        {method === 'upi' && isOwed && link !== null && (
          <QrCode
            text={link}
            label={m.orderoffice_upi_code({ total: formatRupees(sum) })}
            className={classNames(
              'mx-auto size-40 max-w-full sm:size-56',
              !props.asksForTip && 'col-span-full',
            )}
          />
        )}
      </div>
      {method === 'cash' && isOwed && (
        <p className="tabular-nums">
          {tenders(sum)
            .filter((note) => note > sum)
            .map((note) =>
              m.tables_change_of({ given: formatRupees(note), change: formatRupees(note - sum) }),
            )
            .join(' · ')}
        </p>
      )}
      {method === 'upi' && <p>{m.orderoffice_check_bank_app()}</p>}
      {method !== 'cash' && (
        <TextField
          label={method === 'card' ? m.orderoffice_slip_number() : m.orderoffice_upi_reference()}
          optional
          maxLength={40}
          {...field('reference')}
        />
      )}
    </FormDialog>
  );
}

/** 'Each pays ₹50.00.', or 'The first pays ₹33.34, the last ₹33.33.' */
function partsWords(missing: Paise, people: number): string {
  const parts = equalParts(missing, people);
  const [first = 0, last = 0] = [parts[0], parts.at(-1)];
  const kind = first === last ? 'same' : 'differ';
  return m.tables_parts({ kind, first: formatRupees(first), last: formatRupees(last) });
}
