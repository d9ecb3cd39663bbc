import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod';
import { closingInput, type ReportDay } from '../../../../shared/contract/money/day-sheets';
import { isExplained } from '../../../../shared/domain/money/drawer';
import { amountText, paiseToRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { type StoredText, storedText } from '../../../device/stored-text';
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
import { differenceWords } from './difference-words';

const { explanation, early } = closingInput.shape;

/** The reasons typed for a day outlive a new count of the drawer, and a reload of the page. */
const keptReasons = (date: string) => storedText(`closing-${date}`, 'session');

function readReasons(kept: StoredText) {
  const typed = new URLSearchParams(kept.read());
  return { explanation: typed.get('explanation') ?? '', early: typed.get('early') ?? '' };
}

/** What else the closing needs: why the cash differs, and why the day is closed before the shop was. */
const enteredClosing = (day: ReportDay) => {
  const difference = differenceOf(day, day.counts.at(-1)?.counted ?? 0);
  return z
    .object({ explanation, early })
    .refine((entered) => day.isOver || entered.early !== '', {
      path: ['early'],
      message: m.closing_say_why_now(),
    })
    .refine((entered) => isExplained(rupeesToPaise(difference), entered.explanation), {
      path: ['explanation'],
      message: m.closing_say_why(),
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
  const kept = keptReasons(date);
  const form = useZodForm(enteredClosing(day), useState(() => readReasons(kept))[0]);
  const [isAsking, setAsking] = useState(false);
  const ask = form.handleSubmit(() => setAsking(true));
  const close = form.handleSubmit(async (entered) => {
    setAsking(false);
    const sent = await send(
      () => api.reports.closeDay({ date, seen, countId, ...entered }),
      m.closing_failed(),
    );
    if (!sent) return onStale();
    kept.remove();
    toast('success', m.closing_done());
    onClosed(sent.result);
  });

  return (
    <Panel title={m.closing_this_day()}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={ask}
          onChange={() => kept.write(`${new URLSearchParams(form.getValues())}`)}
          className="flex max-w-xl flex-col gap-4"
        >
          {isEmpty(day) ? <p>{m.closing_empty()}</p> : <CashFields day={day} />}
          {!isOver && <EarlyField />}
          <p className="text-ink-soft">{m.closing_signs()}</p>
          <FailureNotice message={failure?.message} />
          <Button type="submit" busy={busy} disabled={mustCount} className="self-start">
            {m.closing_this_day()}
          </Button>
          <ConfirmDialog
            open={isAsking}
            onClose={() => setAsking(false)}
            title={m.closing_ask({ day: longDay(date) })}
            confirmLabel={m.closing_confirm()}
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
    <TextField label={m.closing_why_now()} hint={m.closing_why_now_hint()} {...field('early')} />
  );
}

function StillOpen({ sheet }: { sheet: ReportDay['sheet'] }) {
  const { unpaid, withRiders, claims, toRefund } = sheet;
  const open = [
    [unpaid.orders, m.closing_open_unpaid(inputsOf(unpaid))],
    [withRiders.orders, m.drawer_closing_open_riders(inputsOf(withRiders))],
    [claims, m.closing_open_claims({ count: claims })],
    [toRefund.orders, m.closing_open_refunds(inputsOf(toRefund))],
  ] as const;
  const listed = open.filter(([orders]) => orders > 0);
  if (listed.length === 0) return <p>{m.closing_nothing_open()}</p>;
  return (
    <>
      <p>{m.closing_still_open()}</p>
      <ul className="list-disc pl-6">
        {listed.map(([, words]) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

function inputsOf({ orders, total }: ReportDay['sheet']['unpaid']) {
  return { count: orders, total: amountText(total) };
}

function CashFields({ day }: { day: ReportDay }) {
  const { date, sheet, counts } = day;
  const field = useFields<{ explanation: string }>();
  const count = counts.at(-1);
  const { expected } = sheet.drawer;
  const toCount = (
    <ButtonLink to={`${DRAWER}?date=${date}`} variant="quiet" className="self-start">
      {count ? m.closing_count_again() : m.closing_count_cash()}
    </ButtonLink>
  );
  if (!count) {
    return (
      <>
        <p>{m.closing_not_counted()}</p>
        {toCount}
      </>
    );
  }
  const difference = differenceOf(day, count.counted);
  return (
    <>
      <dl>
        <Fact term={m.closing_expected()}>{amountText(expected)}</Fact>
        <Fact term={m.closing_counted()}>{amountText(count.counted)}</Fact>
        <Fact term={m.closing_difference()}>{differenceWords(difference)}</Fact>
      </dl>
      {toCount}
      <TextArea
        label={m.closing_why_differs()}
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
