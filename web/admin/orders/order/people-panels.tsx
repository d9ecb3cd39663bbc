import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { momentWords, promisedWords } from '../../../../shared/domain/orders/slot-words';
import { formatPhone } from '../../../../shared/domain/platform/phone';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import type { Order } from '../../../api/order-from-wire';
import { Notice } from '../../../ui/notice';
import { QuotedNote } from '../../../ui/quoted-note';
import { withElements } from '../../../ui/with-elements';
import { Fact, Panel } from '../../kit/panel';
import { DeferredPart } from '../../kit/query/deferred-part';
import { RetryNotice } from '../../kit/query/load-failure';

export function CustomerPanel({ order }: { order: Order }) {
  const { name, phoneNumber, email } = order.userDetails;
  return (
    <Panel title={m.orderoffice_customer_information()}>
      <dl>
        <Fact term={m.orderoffice_name()}>
          {name && <bdi className="block overflow-hidden">{order.customerName}</bdi>}
        </Fact>
        <Fact term={m.orderoffice_phone()}>
          {phoneNumber && (
            <a
              href={`tel:${phoneNumber}`}
              className="-my-3 inline-flex min-h-11 items-center text-hill underline underline-offset-4"
            >
              {formatPhone(phoneNumber)}
            </a>
          )}
        </Fact>
        <Fact term={m.orderoffice_email()}>{email && <bdi>{email}</bdi>}</Fact>
      </dl>
    </Panel>
  );
}

/** Where the order goes (back office rule 10). */
export function DeliveryPanel({ order }: { order: Order }) {
  const { deliveryAddressDetails: address } = order;
  return (
    <Panel title={m.orderoffice_delivery_information()}>
      {order.deliveryMethod === 'pickup' ? (
        <>
          <strong className="block text-lg">{methodWords(order)}</strong>
          {order.tableName === undefined && <PickupPlace />}
        </>
      ) : (
        address && (
          <div className="flex flex-col gap-3">
            {address.area && <strong className="block text-lg">{address.area}</strong>}
            <address className="text-lg not-italic">
              <bdi className="block">
                {[address.street, address.aptSuite].filter(Boolean).join(', ')}
              </bdi>
              {address.landmark && <bdi className="block">{address.landmark}</bdi>}
              <bdi>{address.city}</bdi>, <bdi>{address.state}</bdi> {address.zipCode}
            </address>
            {!order.locationVerified && (
              <Notice kind="warning">
                {address.latitude === null
                  ? m.orderoffice_place_unverified()
                  : m.orderoffice_place_outside()}
              </Notice>
            )}
            <DoorPhoto order={order} />
            <Directions {...address} />
          </div>
        )
      )}
      <PromisedWindow order={order} />
      {order.specialInstructions && (
        <QuotedNote
          label={m.orderoffice_customers_note()}
          text={order.specialInstructions}
          className="mt-3 border-mist-strong"
        />
      )}
    </Panel>
  );
}

function PromisedWindow({ order }: { order: Order }) {
  const { promisedFrom, promisedUntil, firstPromisedUntil } = order;
  // The shop closes before it (orders rule 19).
  if (promisedFrom === promisedUntil)
    return <p className="mt-3">{m.orderoffice_promised_none()}</p>;
  return (
    <p className="mt-3">
      {withElements(m.orderoffice_promised, {
        time: <strong>{promisedWords(promisedFrom, promisedUntil, new Date())}</strong>,
      })}
      {firstPromisedUntil && (
        <span className="block text-sm text-ink-soft">
          {m.changes_first_promised({ time: momentWords(firstPromisedUntil, new Date()) })}
        </span>
      )}
    </p>
  );
}

function PickupPlace() {
  const { settings } = useApi();
  return (
    <DeferredPart
      load={() => settings.read()}
      loading={m.orderoffice_address_loading()}
      failed={m.orderoffice_address_failed()}
    >
      {({ storeName, storeAddress }) => (
        <p>
          {withElements(m.orderoffice_picked_up_at, {
            place: (
              <>
                <bdi>{storeName}</bdi>
                {storeAddress && (
                  <>
                    , <bdi>{storeAddress}</bdi>
                  </>
                )}
              </>
            ),
          })}
        </p>
      )}
    </DeferredPart>
  );
}

type Address = NonNullable<Order['deliveryAddressDetails']>;

function Directions({ latitude, longitude, street, city, state, zipCode }: Address) {
  const known = latitude !== null && longitude !== null;
  const place = known ? `${latitude},${longitude}` : [street, city, state, zipCode].join(', ');
  const href = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span className="tabular-nums text-ink-soft">
        {known ? `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` : m.orderoffice_no_coordinates()}
      </span>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="inline-flex h-11 items-center gap-2 font-semibold text-hill underline underline-offset-4"
      >
        <Navigation aria-hidden className="size-5" />
        {m.orderoffice_get_directions()}
      </a>
    </p>
  );
}

/** The customer's photograph of the door, if there is one. */
function DoorPhoto({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const { doorPhotos } = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    // It may be added while the order is open; the rider sets out with a change of the status.
    queryKey: ['door photo', id, status],
    queryFn: () => doorPhotos.readForStaff({ id }),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    staleTime: 'static',
    refetchInterval: false,
  });
  if (isError && !data) {
    return (
      <RetryNotice onRetry={() => refetch()} busy={isFetching}>
        {m.orderoffice_photo_failed()}
      </RetryNotice>
    );
  }
  if (!data?.picture) return null;
  return (
    <figure className="flex flex-col gap-1">
      <img
        src={data.picture}
        alt={m.orderoffice_customers_door()}
        className="w-full max-w-md rounded-md"
      />
      <figcaption className="text-sm text-ink-soft">{m.orderoffice_photo_by_customer()}</figcaption>
    </figure>
  );
}
