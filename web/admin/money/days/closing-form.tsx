import { FormProvider, useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { closingInput, type ReportDay } from '../../../../shared/contract/money/reports-contract';
import { paiseToRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { numericText } from '../../kit/form/numeric-text';
import { useFields } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { cellText } from '../reports/sheet';
import { differenceWords } from './difference-words';

const FAILED = 'Failed to close the day. Please try again.';
const WHY = 'Please say why the cash differs';

const { countedCash, explanation } = closingInput.shape;

/** The entered closing. A difference needs an explanation. @param expected cash in rupees. */
const enteredClosing = (expected: number) =>
  z
    .object({ countedCash: numericText(countedCash), explanation })
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
  const { date, seen, sheet } = day;
  const { busy, failure, send } = useMutation();
  const form = useZodForm(enteredClosing(sheet.cash), {
    // Without cash orders there is usually nothing to count.
    countedCash: sheet.cash === 0 ? '0' : '',
    explanation: '',
  });
  const close = form.handleSubmit(async (entered) => {
    const sent = await send(() => api.reports.closeDay({ date, seen, ...entered }), FAILED);
    if (!sent) return onStale();
    toast('success', 'The day is closed.');
    onClosed(sent.result);
  });

  return (
    <Panel title="Close this day">
      <FormProvider {...form}>
        <form noValidate onSubmit={close} className="flex max-w-xl flex-col gap-4">
          {isEmpty(sheet) ? (
            <p>Nothing was ordered or paid on this day, so there is nothing to count.</p>
          ) : (
            <CashFields expected={sheet.cash} />
          )}
          <p className="text-ink-soft">
            Closing signs this sheet with your name. It can't be changed afterwards; later payments
            and refunds are listed below it.
          </p>
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} className="self-start">
            Close this day
          </Button>
        </form>
      </FormProvider>
    </Panel>
  );
}

function isEmpty({ paid, unpaid, cancelled, money }: ReportDay['sheet']): boolean {
  const orders = paid.orders + unpaid.orders + cancelled.orders;
  return orders === 0 && money.taken === 0 && money.refunded === 0;
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
