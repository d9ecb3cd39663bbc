import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import { closingInput, type ReportDay } from '../../../../shared/contract/money/day-sheets';
import { isExplained } from '../../../../shared/domain/money/drawer';
import { paiseToRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextArea, TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { DRAWER } from '../../kit/back-office-pages';
import { useFields } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';
import { Fact, Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { longDay } from '../charts/series-words';
import { cellText } from '../reports/sheet';
import { differenceWords } from './difference-words';

const FAILED = 'Failed to close the day. Please try again.';
const WHY = 'Please say why the cash differs';

const WHY_NOW = 'Please say why you close the day before the shop has closed';

const { explanation, early } = closingInput.shape;

/** What else the closing needs: why the cash differs, and why the day is closed before the shop was. */
const enteredClosing = (day: ReportDay) => {
  const difference = differenceOf(day, day.counts.at(-1)?.counted ?? 0);
  return z
    .object({ explanation, early })
    .refine((entered) => day.isOver || entered.early !== '', { path: ['early'], message: WHY_NOW })
    .refine((entered) => isExplained(rupeesToPaise(difference), entered.explanation), {
      path: ['explanation'],
      message: WHY,
    });
};

interface ClosingFormProps {
  day: ReportDay;
  onClosed: (day: ReportDay) => void;
  onStale: () => void;
}

export function ClosingForm({ day, onClosed, onStale }: ClosingFormProps) {
  const api = useApi();
  const toast = useToast();
  const { date, seen, sheet, isOver, counts } = day;
  const countId = counts.at(-1)?.id ?? null;
  const mustCount = countId === null && sheet.drawer.expected !== 0;
  const { busy, failure, send } = useMutation();
  const form = useZodForm(enteredClosing(day), { explanation: '', early: '' });
  const [isAsking, setAsking] = useState(false);
  const ask = form.handleSubmit(() => setAsking(true));
  const close = form.handleSubmit(async (entered) => {
    setAsking(false);
    const sent = await send(
      () => api.reports.closeDay({ date, seen, countId, ...entered }),
      FAILED,
    );
    if (!sent) return onStale();
    toast('success', 'The day is closed.');
    onClosed(sent.result);
  });

  return (
    <Panel title="Close this day">
      <FormProvider {...form}>
        <form noValidate onSubmit={ask} className="flex max-w-xl flex-col gap-4">
          {isEmpty(day) ? (
            <p>Nothing was ordered or paid on this day, so there is nothing to count.</p>
          ) : (
            <CashFields day={day} />
          )}
          {!isOver && <EarlyField />}
          <p className="text-ink-soft">
            Closing signs this sheet with your name. It can't be changed afterwards; later payments
            and refunds are listed below it.
          </p>
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} disabled={mustCount} className="self-start">
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

function isEmpty({ sheet, counts }: ReportDay): boolean {
  const { paid, unpaid, cancelled, money, drawer } = sheet;
  const orders = paid.orders + unpaid.orders + cancelled.orders;
  const isUsed = money.taken !== 0 || money.refunded !== 0 || drawer.entries.length > 0;
  return orders === 0 && !isUsed && counts.length === 0;
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

function CashFields({ day }: { day: ReportDay }) {
  const { date, sheet, counts } = day;
  const field = useFields<{ explanation: string }>();
  const count = counts.at(-1);
  const { expected } = sheet.drawer;
  const toCount = (
    <ButtonLink to={`${DRAWER}?date=${date}`} variant="quiet" className="self-start">
      {count ? 'Count again' : 'Count the cash'}
    </ButtonLink>
  );
  if (!count) {
    return (
      <>
        <p>The drawer has not been counted yet.</p>
        {toCount}
      </>
    );
  }
  const difference = differenceOf(day, count.counted);
  return (
    <>
      <dl>
        <Fact term="Cash expected">{cellText(expected, 'money')}</Fact>
        <Fact term="Cash counted">{cellText(count.counted, 'money')}</Fact>
        <Fact term="Difference">{differenceWords(difference)}</Fact>
      </dl>
      {toCount}
      <TextArea
        label="Why does it differ?"
        optional={isExplained(rupeesToPaise(difference), '')}
        {...field('explanation')}
      />
    </>
  );
}

/** Counted less expected, in rupees. */
function differenceOf({ sheet }: ReportDay, counted: number): number {
  return paiseToRupees(rupeesToPaise(counted) - rupeesToPaise(sheet.drawer.expected));
}
