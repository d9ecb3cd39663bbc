import { Bike, ChevronDown, Clock } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { deliveryPauseWords, reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { classNames } from '../../../ui/class-names';
import { Notice } from '../../../ui/notice';
import { Unmoving } from '../../../ui/unmoving';
import { withElements } from '../../../ui/with-elements';
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
        <span className="rounded-sm bg-on-waffle px-2 font-bold text-waffle">
          {m.notice_demo()}
        </span>
        <span className="font-semibold">
          {isAlwaysOpen && (
            <span className="large-text:hidden">{m.notice_open_at_any_hour()} · </span>
          )}
          {m.notice_how_to_sign_in()}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="column pb-3 text-sm">
        {withElements(m.notice_demo_sign_in, {
          office: (
            <a href="/admin" className="font-semibold underline">
              {m.notice_back_office()}
            </a>
          ),
        })}
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
  const openWords = settings.confirmed.hours ? m.notice_open_now() : m.notice_order_online();
  return (
    <section
      id="delivery-today"
      aria-label={m.notice_delivery_today()}
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
                <span className="hidden sm:inline"> · </span>
                {m.times_ready({ window: readyWindow })}
              </span>
            </span>
          ) : open ? (
            openWords
          ) : isPaused ? (
            m.notice_paused()
          ) : (
            m.notice_closed()
          )}
        </span>
        {/* Beside other words it may fit or not: it comes or goes, and never moves. */}
        <span key={readyWindow} className="ml-auto flex gap-1.5 sm:ml-0 at-table:hidden">
          <Bike aria-hidden />
          {m.notice_delivery_fee({ fee: formatRupees(deliveryFee) })}
          {reducedDeliveryFee < deliveryFee && (
            <span className="hidden sm:inline">
              {m.notice_reduced_fee({
                fee: formatRupees(reducedDeliveryFee),
                from: formatRupees(reducedDeliveryFeeFrom),
              })}
            </span>
          )}
        </span>
        {content?.deliveryHours && (
          <span className="hidden gap-1.5 sm:flex at-table:hidden">
            <Clock aria-hidden />
            {m.notice_delivery_hours({ hours: content.deliveryHours })}
          </span>
        )}
        <span className="ml-auto hidden lg:flex at-table:hidden">
          {m.times_we_deliver(reachInputs(reachOf(settings.zone)))}
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
              {closedMessage && <span className="font-normal"> {m.notice_still_browse()}</span>}
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
      {phone
        ? withElements(m.notice_needs_scripts_or_call, {
            number: (
              <a href={phone.href} className="font-semibold text-hill underline">
                {phone.shown}
              </a>
            ),
          })
        : m.notice_needs_scripts()}
    </p>
  );
}
