import * as z from 'zod';
import { discountFields } from '../../../../shared/contract/orders/order-input';
import { rupees } from '../../../../shared/contract/platform/wire-values';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { DISCOUNT_KINDS, type DiscountKind } from '../../../../shared/domain/orders/pricing';
import { formatRupees, type Paise, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { RadioCard } from '../../../ui/radio-card';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { numericText } from '../../kit/form/numeric-text';
import { fieldsOf } from '../../kit/form/use-fields';
import { useZodForm } from '../../kit/form/use-zod-form';

/** A discount as staff enter it; with neither percent nor amount the one that is there is taken back. */
export interface EnteredDiscount {
  kind: DiscountKind;
  reason: string;
  /** Null for the whole order. */
  line: number | null;
  percent?: number;
  /** Rupees. */
  amount?: number;
}

interface DiscountFormProps {
  /** The dishes that may have one of their own. */
  dishes: readonly { line: number; quantity: number; name: string }[];
  /** What to call the one that is there already. @param line null for the whole order. */
  givenOn: (line: number | null) => string | undefined;
  /** What the discount comes off; undefined while another one depends on it. @param line null for the whole order. */
  priceOf: (line: number | null) => { base: Paise; total: Paise } | undefined;
  /** What staff who are no managers may give. */
  cap?: Paise | undefined;
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onGive: (discount: EnteredDiscount) => void;
}

const WHOLE_ORDER = '';
const REASON_MAX_LENGTH = 200;

const numericValue = numericText(rupees(0.01, 10_000_000));

const draft = z
  .object({
    by: z.enum(['percent', 'amount']),
    value: numericValue,
    line: z.string(),
    kind: discountFields.kind,
    reason: discountFields.reason,
  })
  .refine(({ by, value }) => by === 'amount' || (Number.isInteger(value) && value <= 100), {
    path: ['value'],
    error: () => m.changes_percent_wrong(),
  });

/** Staff meals and dishes on the house are free. */
const USUAL_PERCENT = {
  'staff-discount': '10',
  'staff-meal': '100',
  'on-the-house': '100',
} satisfies Record<DiscountKind, string>;

const NO_DISCOUNT: z.input<typeof draft> = {
  by: 'percent',
  value: USUAL_PERCENT['staff-discount'],
  line: WHOLE_ORDER,
  kind: 'staff-discount',
  reason: '',
};

/** An amount or a share of the order or of a dish, in place of the one that is there (orders rule 24). */
export function DiscountForm(props: DiscountFormProps) {
  const { dishes, givenOn, priceOf, cap, busy, failure, onClose, onGive } = props;
  const form = useZodForm(draft, NO_DISCOUNT);
  const field = fieldsOf(form);
  const { dirtyFields } = form.formState;
  const staff = useStaffState();
  const isManager = staff.status === 'signed-in' && mayOpen(staff.user.role, 'products');
  const lineOf = (line: string) => (line === WHOLE_ORDER ? null : Number(line));
  const line = lineOf(form.watch('line'));
  const given = givenOn(line);
  const by = form.watch('by');
  const entered = numericValue.safeParse(form.watch('value'));
  const price = priceOf(line);
  const left =
    price && entered.success
      ? Math.max(0, price.total - offOf(price.base, by, entered.data))
      : undefined;

  /** What the kind usually takes off, until staff enter a value. */
  const suggest = (kind: DiscountKind) => {
    if (!dirtyFields.value && !dirtyFields.by)
      form.resetField('value', { defaultValue: USUAL_PERCENT[kind] });
  };

  return (
    <FormDialog
      title={m.changes_give_discount()}
      description={m.changes_discount_hint()}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ by, value, line, kind, reason }) =>
        onGive({
          kind,
          reason,
          line: lineOf(line),
          ...(by === 'percent' ? { percent: value } : { amount: value }),
        }),
      )}
      saveLabel={m.changes_save_discount()}
      busy={busy}
      failure={failure}
    >
      {dishes.length > 0 && (
        <SelectField label={m.changes_discount_of()} {...form.register('line')}>
          <Options
            of={[
              [WHOLE_ORDER, m.changes_whole_order()],
              ...dishes.map(
                ({ line, quantity, name }) => [String(line), `${quantity}× ${name}`] as const,
              ),
            ]}
          />
        </SelectField>
      )}
      <fieldset className="grid grid-cols-3 gap-2 large-text:grid-cols-1">
        <legend className="mb-1 font-semibold">{m.changes_discount_kind()}</legend>
        {DISCOUNT_KINDS.map((kind) => (
          <RadioCard
            key={kind}
            title={adjustmentWords({ kind })}
            value={kind}
            isSmall
            {...form.register('kind', { onChange: () => suggest(kind) })}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3 large-text:grid-cols-1">
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="mb-1 font-semibold">{m.changes_discount_by()}</legend>
          <RadioCard title="%" value="percent" isSmall {...form.register('by')} />
          <RadioCard title="₹" value="amount" isSmall {...form.register('by')} />
        </fieldset>
        <TextField
          label={by === 'percent' ? m.changes_by_percent() : m.changes_by_amount()}
          inputMode="decimal"
          {...field('value')}
        />
      </div>
      {cap !== undefined && !isManager && (
        <p className="text-sm text-ink-soft">
          {m.changes_discount_cap({ cap: formatRupees(cap) })}
        </p>
      )}
      {left !== undefined && (
        <p aria-live="polite" className="text-lg font-bold tabular-nums">
          {m.changes_discount_left({ total: formatRupees(left) })}
        </p>
      )}
      <TextField
        label={m.changes_reason()}
        hint={m.changes_reason_hint()}
        maxLength={REASON_MAX_LENGTH}
        {...field('reason')}
      />
      {given !== undefined && (
        <Button
          variant="danger"
          busy={busy}
          onClick={async () => {
            if (!(await form.trigger('reason'))) return;
            const { line, kind, reason } = form.getValues();
            onGive({ kind, reason, line: lineOf(line) });
          }}
        >
          {m.changes_take_discount_back({ discount: given })}
        </Button>
      )}
    </FormDialog>
  );
}

/** As the shop takes it off (orders rule 24). */
function offOf(base: Paise, by: 'percent' | 'amount', value: number): Paise {
  return Math.min(base, by === 'percent' ? Math.round((base * value) / 100) : rupeesToPaise(value));
}
