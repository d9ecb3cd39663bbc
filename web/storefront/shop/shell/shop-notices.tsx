import { Bike, ChevronDown, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { deliveryPauseWords, reachWords } from '../../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { classNames } from '../../../ui/class-names';
import { Notice } from '../../../ui/notice';
import { Unmoving } from '../../../ui/unmoving';
import { phoneNumbers } from '../cafe-facts';
import { useShop } from '../shop-context';
import { useTrack } from '../visits/analytics';
import { WithCallLink } from '../with-call-link';

/** Says why the demo is open outside the hours on its pages, and how to sign in. */
export function DemoBar() {
  const isAlwaysOpen = useShop().settings.openingMode === 'open';
  return (
    <details className="@container/page group bg-waffle text-on-waffle">
      <summary className="column flex min-h-11 list-none items-center gap-2 py-1 text-sm [&::-webkit-details-marker]:hidden">
        <span className="rounded-sm bg-on-waffle px-2 font-bold text-waffle">Demo</span>
        <span className="font-semibold">
          {isAlwaysOpen && <span className="large-text:hidden">Open at any hour · </span>}How to
          sign in
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="column pb-3 text-sm">
        As a customer: any Indian mobile number, such as 98765 43210. No text message is sent; the
        code is printed in the terminal where the shop was started. As staff:{' '}
        <a href="/admin" className="font-semibold underline">
          the back office
        </a>
        , with the email address and password printed there at the first start.
      </p>
    </details>
  );
}

/** The pages with the promise of a cart or an order, which another window above would contradict. */
const OWN_PROMISE = new Set(['/checkout', '/order-history', '/order-history/bill']);

export function StatusBar() {
  const { settings, content, closedMessage, laterMessage, isPaused, readyWindow } = useShop();
  const { pathname } = useLocation();
  const { deliveryFee, reducedDeliveryFee, reducedDeliveryFeeFrom } = settings.feeRule;
  const open = closedMessage === undefined && !laterMessage;
  const openWords = settings.confirmed.hours ? 'Open now' : 'Order online';
  return (
    <section
      id="delivery-today"
      aria-label="Delivery today"
      className="@container/page relative border-b border-mist bg-sunken text-sm"
    >
      {/* What does not fit wraps to a second line, which is cut off. */}
      <div className="column flex h-10 flex-wrap gap-x-5 overflow-hidden whitespace-nowrap text-ink-soft *:h-10 *:items-center large-text:h-auto large-text:py-1 large-text:whitespace-normal large-text:*:h-auto [&_svg]:size-4 [&_svg]:shrink-0">
        <span className="flex gap-2 font-semibold text-ink sm:min-w-72">
          <span
            aria-hidden
            className={classNames('size-2.5 rounded-full', open ? 'bg-leaf' : 'bg-chilli')}
          />
          {open && readyWindow && !OWN_PROMISE.has(pathname) ? (
            <span>
              <span className="hidden sm:inline beside-promise:inline">{openWords}</span>
              <span className="beside-promise:hidden">
                <span className="hidden sm:inline"> · </span>Ready {readyWindow}
              </span>
            </span>
          ) : open ? (
            openWords
          ) : isPaused ? (
            'Paused'
          ) : (
            'Closed'
          )}
        </span>
        {/* Beside other words it may fit or not: it comes or goes, and never moves. */}
        <span key={readyWindow} className="ml-auto flex gap-1.5 sm:ml-0">
          <Bike aria-hidden />
          Delivery {formatRupees(deliveryFee)}
          {reducedDeliveryFee < deliveryFee && (
            <span className="hidden sm:inline">
              · {formatRupees(reducedDeliveryFee)} on orders of{' '}
              {formatRupees(reducedDeliveryFeeFrom)} or more
            </span>
          )}
        </span>
        {content?.deliveryHours && (
          <span className="hidden gap-1.5 sm:flex">
            <Clock aria-hidden />
            Delivery hours {content.deliveryHours}
          </span>
        )}
        <span className="ml-auto hidden lg:flex">
          We deliver {reachWords(reachOf(settings.zone), ' of the cafe')}
        </span>
      </div>
    </section>
  );
}

/** Shown on every page while the shop is closed (storefront rule 7), busy or does not deliver. */
export function ClosedBanner() {
  const { closedMessage, laterMessage, busyMessage, noDelivery } = useShop();
  const track = useTrack();
  useEffect(() => {
    if (closedMessage !== undefined) track('view_store_closed_message');
  }, [closedMessage, track]);
  const message =
    closedMessage ??
    [laterMessage ?? busyMessage, noDelivery && deliveryPauseWords(noDelivery)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Unmoving key={useLocation().pathname} news={message}>
      {message && (
        <div className="@container/page bg-waffle-soft">
          <div className="column">
            <Notice kind="warning" role="status" className="px-0! font-semibold">
              <WithCallLink>{message}</WithCallLink>
              {closedMessage && <span className="font-normal"> You can still browse.</span>}
            </Notice>
          </div>
        </div>
      )}
    </Unmoving>
  );
}

/** Browsers with scripts never render it, so only the server has its text. */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR && <HowToOrder />}</noscript>;
}

function HowToOrder() {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  return (
    <p className="column py-3">
      Ordering here needs JavaScript, which is off in this browser. Please switch it on
      {phone && (
        <>
          , or call us:{' '}
          <a href={phone.href} className="font-semibold text-hill underline">
            {phone.shown}
          </a>
        </>
      )}
      .
    </p>
  );
}
