import * as z from 'zod';
import { discountFields } from '../../../../shared/contract/orders/order-input';
import { rupees } from '../../../../shared/contract/platform/wire-values';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { DISCOUNT_KINDS, type DiscountKind } from '../../../../shared/domain/orders/pricing';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
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
  busy: boolean;
  failure: string | undefined;
  onClose: () => void;
  onGive: (discount: EnteredDiscount) => void;
}

const WHOLE_ORDER = '';
const REASON_MAX_LENGTH = 200;

const draft = z
  .object({
    by: z.enum(['percent', 'amount']),
    value: numericText(rupees(0.01, 10_000_000)),
    line: z.string(),
    kind: discountFields.kind,
    reason: discountFields.reason,
  })
  .refine(({ by, value }) => by === 'amount' || (Number.isInteger(value) && value <= 100), {
    path: ['value'],
    error: () => m.changes_percent_wrong(),
  });

const NO_DISCOUNT: z.input<typeof draft> = {
  by: 'percent',
  value: '10',
  line: WHOLE_ORDER,
  kind: 'staff-discount',
  reason: '',
};

/** An amount or a share of the order or of a dish, in place of the one that is there (orders rule 24). */
export function DiscountForm(props: DiscountFormProps) {
  const { dishes, givenOn, busy, failure, onClose, onGive } = props;
  const form = useZodForm(draft, NO_DISCOUNT);
  const field = fieldsOf(form);
  const lineOf = (line: string) => (line === WHOLE_ORDER ? null : Number(line));
  const given = givenOn(lineOf(form.watch('line')));

  return (
    <FormDialog
      title={m.changes_give_discount()}
      description={m.changes_discount_hint()}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ by, value, line, kind, reason }) =>
        onGive({
          ...{ kind, reason, line: lineOf(line) },
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
      <SelectField label={m.changes_discount_kind()} {...form.register('kind')}>
        <Options of={DISCOUNT_KINDS.map((kind) => [kind, adjustmentWords({ kind })])} />
      </SelectField>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={m.changes_discount_by()} {...form.register('by')}>
          <Options
            of={[
              ['percent', m.changes_by_percent()],
              ['amount', m.changes_by_amount()],
            ]}
          />
        </SelectField>
        <TextField label={m.changes_discount_value()} inputMode="decimal" {...field('value')} />
      </div>
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
