import type { DiscountChange } from '../../../shared/contract/orders/order-changes-contract';
import { adjustmentWords } from '../../../shared/domain/orders/adjustment-words';
import { isGiven } from '../../../shared/domain/orders/discount';
import { rupeesToPaise } from '../../../shared/domain/platform/money';
import { badInput } from '../../../shared/domain/platform/refusals';
import type { Tx } from '../../platform/db/transaction';
import {
  changePrice,
  changePriceIn,
  type Drafted,
  type PriceChange,
  type PriceChangeDeps,
} from './change-price';
import type { OpenOrder } from './open-order';

/**
 * A discount of a line or of the whole order, in place of the one that it has; without an amount that one is taken back.
 * @throws DomainError those of `changePrice`; `bad_input` for a line that the order has not, or nothing to take back.
 */
export function giveDiscount(deps: PriceChangeDeps, change: PriceChange<DiscountChange>) {
  return changePrice(deps, change, async (_tx, open) => draftDiscount(open, change.body));
}

/** With a new order, whose customer knows no other total. @throws DomainError as `giveDiscount`. */
export function giveDiscountIn(
  tx: Tx,
  deps: PriceChangeDeps,
  change: Pick<PriceChange<DiscountChange>, 'id' | 'staff' | 'body'>,
): Promise<void> {
  return changePriceIn(tx, deps, change, async (_tx, open) => ({
    ...draftDiscount(open, change.body),
    told: 'never',
  }));
}

function draftDiscount(
  { order, items, adjustments }: OpenOrder,
  { kind, line, percent, amount }: DiscountChange,
): Drafted {
  const item = items.find((each) => each.line === line);
  if (line !== null && !item) throw badInput('line', 'The order has no such dish');
  const others = adjustments.filter((row) => !isGiven(row.kind) || row.line !== line);
  const isTakenBack = percent === null && amount === null;
  if (isTakenBack && others.length === adjustments.length) {
    throw badInput('amount', 'Enter a percentage or an amount');
  }
  const dish = item?.name;
  const given_paise = amount === null ? null : rupeesToPaise(amount);
  const given = {
    order_id: order.id,
    position: adjustments.length + 1,
    kind,
    label: adjustmentWords({ kind, dish, percent }, 'en'),
    amount_paise: 0,
    code: null,
    line,
    percent,
    given_paise,
    approved_paise: 0,
  } as const;
  return {
    kind: 'discount',
    items,
    adjustments: isTakenBack ? others : [...others, given],
    done: {
      added: [],
      removed: [],
      discount: { kind, line, dish: dish ?? null, percent, amount: given_paise },
    },
    ticket: {},
  };
}
