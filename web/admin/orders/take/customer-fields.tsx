import { m } from '../../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { CallerOrders } from './caller-orders';
import type { Place } from './counter-draft';
import type { CounterOrder } from './use-counter-order';

interface CustomerFieldsProps {
  order: CounterOrder;
  products: readonly MenuProduct[];
}

/** Open for a call, which begins with the number; folded at the counter, for each order anew. */
export function CustomerFields({ order, products }: CustomerFieldsProps) {
  const isCall = order.service === 'phone';
  return (
    <details key={`${order.id} ${order.service}`} open={isCall}>
      <summary className="flex min-h-11 cursor-pointer items-center text-hill">
        {m.orderoffice_number_name_note()}
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <TextField
          label={m.orderoffice_phone_number()}
          optional={order.destination === undefined}
          prefix="+91"
          inputMode="tel"
          autoComplete="off"
          value={order.phone}
          error={order.phoneProblem}
          onChange={({ target }) => order.set({ phone: target.value })}
        />
        {order.caller && (
          <CallerOrders
            key={order.caller}
            number={order.caller}
            order={order}
            products={products}
          />
        )}
        <TextField
          label={m.orderoffice_name()}
          optional
          maxLength={100}
          autoComplete="off"
          value={order.name}
          onChange={({ target }) => order.set({ name: target.value })}
        />
        {isCall && <DeliveryFields order={order} />}
        <TextField
          label={m.orderoffice_kitchen_note()}
          optional
          maxLength={500}
          autoComplete="off"
          value={order.note}
          onChange={({ target }) => order.set({ note: target.value })}
        />
      </div>
    </details>
  );
}

const written = ({ street, landmark }: Place): Place => ({ street, landmark });
const NOWHERE: Place = { street: '', landmark: '' };

function DeliveryFields({ order }: { order: CounterOrder }) {
  const { destination: place } = order;
  // A typed street is another place than the one whose location is known.
  const typed = (field: 'street' | 'landmark', text: string) =>
    order.set({ destination: { ...NOWHERE, ...(place && written(place)), [field]: text } });
  return (
    <>
      <CheckboxField
        label={m.orderoffice_deliver_it()}
        checked={place !== undefined}
        onChange={({ target }) =>
          order.set({ destination: target.checked ? (order.lastPlace ?? NOWHERE) : undefined })
        }
      />
      {place && (
        <>
          <TextField
            label={m.orderoffice_street()}
            maxLength={200}
            autoComplete="off"
            value={place.street}
            onChange={({ target }) => typed('street', target.value)}
          />
          <TextField
            label={m.orderoffice_landmark()}
            optional
            maxLength={100}
            autoComplete="off"
            value={place.landmark}
            onChange={({ target }) => typed('landmark', target.value)}
          />
        </>
      )}
    </>
  );
}
