import { useState } from 'react';
import { lineKey, MOST_OF_PRODUCT } from '../../../../shared/domain/orders/cart';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order, OrderLine } from '../../../api/order-from-wire';
import { useStaffState } from '../../../session/staff-session-provider';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Price } from '../../../ui/price';
import { QuantityControl } from '../../../ui/quantity-control';
import { TextField } from '../../../ui/text-field';
import { missing } from '../../kit/form/numeric-text';
import { Fact, Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { SidePanel } from '../take/side-panel';
import type { OrderDraft } from './use-order-draft';

const REASON_MAX_LENGTH = 200;

interface ChangePanelProps {
  order: Order;
  draft: OrderDraft;
  onSave: (sellAnyway?: boolean) => void;
}

/** The order as it will be: what was ordered can be taken away, what is added can be both. */
export function ChangePanel({ order, draft, onSave }: ChangePanelProps) {
  const staff = useStaffState();
  const [isAsked, setAsked] = useState(false);
  const hasReason = draft.reason.trim() !== '';
  const save = () => (hasReason ? onSave() : setAsked(true));
  const isManager = staff.status === 'signed-in' && mayOpen(staff.user.role, 'products');
  return (
    <SidePanel>
      <Panel title={m.changes_order()}>
        <ul className="flex flex-col divide-y divide-mist">
          {order.items.map((item) => (
            <OrderedRow key={item.line} item={item} draft={draft} />
          ))}
          {draft.added.map((line) => (
            <li
              key={lineKey(line)}
              className="flex flex-wrap items-center justify-between gap-2 py-2"
            >
              <DishWords
                name={line.name}
                details={[...line.customizations.map((each) => each.optionLabel), line.note]}
                isNew
              />
              <QuantityControl
                label={m.changes_quantity_of({ dish: line.name })}
                quantity={line.quantity}
                min={0}
                max={MOST_OF_PRODUCT}
                onChange={(quantity) => draft.setAdded(line, Math.min(quantity, MOST_OF_PRODUCT))}
              />
            </li>
          ))}
        </ul>
        <dl className="my-3">
          <Fact term={m.changes_dishes_before()}>
            <Price amount={order.subtotal} />
          </Fact>
          <Fact term={m.changes_dishes_after()}>
            <Price amount={draft.dishes} />
          </Fact>
        </dl>
        <div className="flex flex-col gap-3">
          <TextField
            label={m.changes_reason()}
            hint={m.changes_reason_hint()}
            maxLength={REASON_MAX_LENGTH}
            value={draft.reason}
            error={isAsked && !hasReason ? missing() : undefined}
            onChange={({ target }) => draft.setReason(target.value)}
          />
          <FailureNotice message={draft.failure} />
          {draft.isShort && isManager && (
            <Button wide variant="danger" busy={draft.busy} onClick={() => onSave(true)}>
              {m.changes_sell_anyway()}
            </Button>
          )}
          <Button wide size="lg" busy={draft.busy} disabled={!draft.isChanged} onClick={save}>
            {m.changes_save()}
          </Button>
        </div>
      </Panel>
    </SidePanel>
  );
}

function OrderedRow({ item, draft }: { item: OrderLine; draft: OrderDraft }) {
  const left = draft.leftOf(item);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DishWords
          name={item.name}
          details={[...item.customizations.map((each) => each.optionLabel), item.note]}
          isGone={left === 0}
        />
        <QuantityControl
          label={m.changes_quantity_of({ dish: item.name })}
          quantity={left}
          min={0}
          max={item.quantity}
          onChange={(quantity) => draft.setLeft(item, Math.min(quantity, item.quantity))}
        />
      </div>
      {draft.isLowered(item) && (
        <CheckboxField
          label={m.changes_has_run_out()}
          checked={draft.hasRunOut(item)}
          onChange={({ target }) => draft.setRanOut(item, target.checked)}
        />
      )}
    </li>
  );
}

interface DishWordsProps {
  name: string;
  details: readonly (string | undefined)[];
  isNew?: boolean;
  isGone?: boolean;
}

function DishWords({ name, details, isNew = false, isGone = false }: DishWordsProps) {
  const words = details.filter(Boolean).join(', ');
  const dish = <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>;
  return (
    <div className="min-w-0 flex-1 basis-32">
      {isGone ? <del className="text-chilli">{dish}</del> : dish}
      {isNew && (
        <Badge tone="waffle" className="ml-2">
          {m.changes_added()}
        </Badge>
      )}
      {words && <p className="text-sm text-ink-soft">{words}</p>}
    </div>
  );
}
