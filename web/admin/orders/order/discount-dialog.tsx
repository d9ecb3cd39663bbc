import * as z from 'zod';
import { lineText, rupees } from '../../../../shared/contract/platform/wire-values';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { isGiven } from '../../../../shared/domain/orders/discount';
import { DISCOUNT_KINDS, type DiscountKind } from '../../../../shared/domain/orders/pricing';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Button } from '../../../ui/button';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { numericText } from '../../kit/form/numeric-text';
import { useZodForm } from '../../kit/form/use-zod-form';
import { useOrderChange } from './use-order-change';

interface DiscountDialogProps {
  order: Order;
  onClose: () => void;
  onChanged: (order: Order) => void;
}

const WHOLE_ORDER = '';
const REASON_MAX_LENGTH = 200;

const draft = z
  .object({
    by: z.enum(['percent', 'amount']),
    value: numericText(rupees(0.01, 10_000_000)),
    line: z.string(),
    kind: z.enum(DISCOUNT_KINDS),
    reason: lineText(REASON_MAX_LENGTH, 1),
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
export function DiscountDialog({ order, onClose, onChanged }: DiscountDialogProps) {
  const { orderChanges } = useApi();
  const { busy, failure, send } = useOrderChange(onChanged, m.changes_not_saved());
  const form = useZodForm(draft, NO_DISCOUNT);
  const { errors } = form.formState;
  const lineOf = (line: string) => (line === WHOLE_ORDER ? null : Number(line));
  const chosen = lineOf(form.watch('line'));
  const given = order.adjustments.find(
    ({ kind, line }) => isGiven(kind) && (line ?? null) === chosen,
  );

  const give = async (
    { line, kind, reason }: Pick<z.output<typeof draft>, 'line' | 'kind' | 'reason'>,
    value: { percent?: number; amount?: number },
  ) => {
    const body = { version: order.changeCount ?? 0, kind, reason, line: lineOf(line), ...value };
    const params = { id: order.id };
    // The version lets a request that is sent again change nothing.
    if (await send(() => orderChanges.giveDiscount({ params, headers: {}, body }))) onClose();
  };

  return (
    <FormDialog
      title={m.changes_give_discount()}
      description={m.changes_discount_hint()}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ by, value, ...entered }) =>
        give(entered, by === 'percent' ? { percent: value } : { amount: value }),
      )}
      saveLabel={m.changes_save_discount()}
      busy={busy}
      failure={failure === undefined ? undefined : { code: 'bad_input', message: failure }}
    >
      <SelectField label={m.changes_discount_of()} {...form.register('line')}>
        <Options
          of={[
            [WHOLE_ORDER, m.changes_whole_order()],
            ...order.items.map(
              ({ line, quantity, name }) => [String(line), `${quantity}× ${name}`] as const,
            ),
          ]}
        />
      </SelectField>
      <SelectField label={m.changes_discount_kind()} {...form.register('kind')}>
        <Options of={DISCOUNT_KINDS.map((kind) => [kind, kindWords(kind)])} />
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
        <TextField
          label={m.changes_discount_value()}
          inputMode="decimal"
          error={errors.value?.message}
          {...form.register('value')}
        />
      </div>
      <TextField
        label={m.changes_reason()}
        hint={m.changes_reason_hint()}
        maxLength={REASON_MAX_LENGTH}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      {given && (
        <Button
          variant="danger"
          busy={busy}
          onClick={async () => {
            if (!(await form.trigger('reason'))) return;
            const { line, kind, reason } = form.getValues();
            await give({ line, kind, reason }, {});
          }}
        >
          {m.changes_take_discount_back({ discount: given.label })}
        </Button>
      )}
    </FormDialog>
  );
}

const kindWords = (kind: DiscountKind) => adjustmentWords({ kind });
