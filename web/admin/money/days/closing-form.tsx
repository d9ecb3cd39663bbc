import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { closingInput, type ReportDay } from '../../../../shared/contract/money/reports-contract';
import { paiseToRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextArea, TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { numericText } from '../../kit/form/numeric-text';
import { useFields } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { longDay } from '../charts/series-words';
import { cellText } from '../reports/sheet';
import { differenceWords } from './difference-words';

const FAILED = 'Failed to close the day. Please try again.';
const WHY = 'Please say why the cash differs';

const WHY_NOW = 'Please say why you close the day before the shop has closed';

const { countedCash, explanation, early } = closingInput.shape;

/** The entered closing. A difference needs an explanation, and so does a shop that has not closed. */
const enteredClosing = (expected: number, isOver: boolean) =>
  z
    .object({ countedCash: numericText(countedCash), explanation, early })
    .refine((entered) => isOver || entered.early !== '', { path: ['early'], message: WHY_NOW })
    .refine((entered) => entered.countedCash === expected || entered.explanation !== '', {
      path: ['explanation'],
      message: WHY,
    });

interface ClosingFormProps {
  day: ReportDay;
  onClosed: (day: ReportDay) => void;
  onStale: () => void;
}

export function ClosingForm({ day, onClosed, onStale }: ClosingFormProps) {
  const api = useApi();
  const toast = useToast();
  const { date, seen, sheet, isOver } = day;
  const { busy, failure, send } = useMutation();
  const form = useZodForm(enteredClosing(sheet.cash, isOver), {
    // Without cash orders there is usually nothing to count.
    countedCash: sheet.cash === 0 ? '0' : '',
    explanation: '',
    early: '',
  });
  const [isAsking, setAsking] = useState(false);
  const ask = form.handleSubmit(() => setAsking(true));
  const close = form.handleSubmit(async (entered) => {
    setAsking(false);
    const sent = await send(() => api.reports.closeDay({ date, seen, ...entered }), FAILED);
    if (!sent) return onStale();
    toast('success', 'The day is closed.');
    onClosed(sent.result);
  });

  return (
    <Panel title="Close this day">
      <FormProvider {...form}>
        <form noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-4">
          {isEmpty(sheet) ? (
            <p>Nothing was ordered or paid on this day, so there is nothing to count.</p>
          ) : (
            <CashFields expected={sheet.cash} />
          )}
          {!isOver && <EarlyField />}
          <p className="text-ink-soft">
            Closing signs this sheet with your name. It can't be changed afterwards; later payments
            and refunds are listed below it.
          </p>
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} className="self-start">
            Close this day
          </Button>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={`Close ${longDay(date)}?`}
            confirmLabel="Close and sign"
            confirmVariant="primary"
            onConfirm={close}
          >
            <StillOpen sheet={sheet} />
          </ConfirmDialog>
        </form>
      </FormProvider>
    </Panel>
  );
}

function isEmpty({ paid, unpaid, cancelled, money }: ReportDay['sheet']): boolean {
  const orders = paid.orders + unpaid.orders + cancelled.orders;
  return orders === 0 && money.taken === 0 && money.refunded === 0;
}

function EarlyField() {
  const field = useFields<{ early: string }>();
  return (
    <TextField
      label="Why do you close the day now?"
      hint="The shop has not closed on this day yet."
      {...field('early')}
    />
  );
}

function StillOpen({ sheet: { unpaid, claims, toRefund } }: { sheet: ReportDay['sheet'] }) {
  const open = [
    [unpaid.orders, `Not paid yet: ${ordersWords(unpaid)}`],
    [claims, `Customers say they have paid: ${claims}`],
    [toRefund.orders, `Refund still due: ${ordersWords(toRefund)}`],
  ] as const;
  const listed = open.filter(([orders]) => orders > 0);
  if (listed.length === 0) return <p>Nothing is open on this day.</p>;
  return (
    <>
      <p>Still open on this day:</p>
      <ul className="list-disc pl-6">
        {listed.map(([, words]) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

function ordersWords({ orders, total }: ReportDay['sheet']['unpaid']): string {
  return `${orders} ${orders === 1 ? 'order' : 'orders'}, ${cellText(total, 'money')}`;
}

function CashFields({ expected }: { expected: number }) {
  const field = useFields<{ countedCash: string; explanation: string }>();
  const { watch } = useFormContext<{ countedCash: string }>();
  const difference = differenceOf(watch('countedCash'), expected);
  return (
    <>
      <TextField
        label="Cash counted"
        hint={`Leave out the change you started with. The shop expects ${cellText(expected, 'money')}.`}
        prefix="₹"
        inputMode="decimal"
        {...field('countedCash')}
      />
      <p aria-live="polite" className="font-semibold">
        Difference: {difference === undefined ? '…' : differenceWords(difference)}
      </p>
      <TextArea
        label="Why does it differ?"
        optional={difference === undefined || difference === 0}
        {...field('explanation')}
      />
    </>
  );
}

/** Rupees; undefined while the text is not an amount. */
function differenceOf(counted: string, expected: number): number | undefined {
  const entered = numericText(countedCash).safeParse(counted);
  if (!entered.success) return undefined;
  return paiseToRupees(rupeesToPaise(entered.data) - rupeesToPaise(expected));
}
