import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { wordsLanguage } from '../../../ui/words-language';
import { nameAndAddress } from '../../shop/cafe-facts';
import { CafeFacts } from '../../shop/cafe-facts-list';
import { CafeMapPanel } from '../../shop/cafe-map';
import { ContentPicture } from '../../shop/content-picture';
import { useShop } from '../../shop/shop-context';
import { useTrack } from '../../shop/visits/analytics';

export function Hero() {
  const { settings, content } = useShop();
  const track = useTrack();
  const picture = content?.heroPicture;
  return (
    <section className="isolate overflow-hidden bg-linear-to-b from-sky-top to-sky-low">
      {/* On a desktop the picture extends up behind the buttons. */}
      <div
        className={classNames(
          'column relative z-1 flex flex-col items-start gap-4 pt-8 md:items-center md:pt-12 md:text-center',
          !picture && 'pb-10 md:pb-16',
        )}
      >
        <h1
          lang={wordsLanguage(content?.heroHeading || settings.storeName)}
          className="max-w-2xl text-3xl md:text-4xl"
        >
          {content?.heroHeading || settings.storeName}
        </h1>
        <p lang={wordsLanguage(content?.heroText ?? '')} className="max-w-xl text-lg">
          {content?.heroText || m.home_offer(reachInputs(reachOf(settings.zone)))}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/menu" size="lg" onClick={() => track('home_order_click')}>
            {m.home_order_online()}
          </ButtonLink>
          <ButtonLink to="/menu" size="lg" variant="quiet" onClick={() => track('home_menu_click')}>
            {m.nav_view_menu()}
          </ButtonLink>
        </div>
      </div>
      {picture && (
        <ContentPicture
          id={picture}
          alt={content.heroPictureAlt}
          sizes="100vw"
          width={1440}
          height={600}
          first
          className="mt-2 h-56 w-full object-cover object-[86%_100%] sm:h-72 md:-mt-28 md:h-128 md:mask-t-from-70% md:object-bottom dark:brightness-75"
        />
      )}
    </section>
  );
}

export function StoryTeaser() {
  const { settings, content } = useShop();
  const { zone } = settings;
  const track = useTrack();
  const facts = [
    ...(content?.facts ?? []),
    ...(zone.radiusKm > 0
      ? [{ figure: m.home_radius({ km: zone.radiusKm }), meaning: m.home_radius_meaning() }]
      : []),
  ];
  return (
    <section
      aria-labelledby="story"
      className="near-sight rest-height-96 grid gap-6 rounded-xl bg-hill-soft p-6 md:rest-height-70 md:grid-cols-[3fr_2fr] md:items-center md:gap-10 md:p-10"
    >
      <div className="flex flex-col items-start gap-4">
        <h2 id="story" lang={wordsLanguage(content?.teaserHeading ?? '')} className="text-2xl">
          {content?.teaserHeading || m.home_about_us()}
        </h2>
        <p
          lang={wordsLanguage(content?.teaserText ?? '')}
          className="max-w-prose whitespace-pre-line"
        >
          {content?.teaserText || nameAndAddress(settings)}
        </p>
        <ButtonLink to="/about" variant="quiet" onClick={() => track('home_story_click')}>
          {content?.storyText ? m.home_our_story() : m.home_more_about_us()}
        </ButtonLink>
      </div>
      <dl className="grid grid-cols-2 gap-4 font-display large-text:grid-cols-1">
        {facts.map(({ figure, meaning }) => (
          <div key={`${figure} ${meaning}`} className="flex flex-col-reverse justify-end">
            <dt lang={wordsLanguage(meaning)} className="font-body text-sm text-ink-soft">
              {meaning}
            </dt>
            <dd lang={wordsLanguage(figure)} className="text-xl font-semibold text-hill">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function FindUs() {
  return (
    <section
      aria-labelledby="find-us"
      className="near-sight rest-height-171 grid gap-6 md:rest-height-99 md:grid-cols-2 md:items-center md:gap-10"
    >
      <CafeMapPanel />
      <div className="flex flex-col gap-2">
        <h2 id="find-us" className="text-2xl">
          {m.home_come_by()}
        </h2>
        <CafeFacts />
      </div>
    </section>
  );
}

export function OrderCall() {
  const { content } = useShop();
  const track = useTrack();
  return (
    <section className="near-sight rest-height-60 flex flex-col items-center gap-4 rounded-xl bg-forest px-6 py-10 text-center text-on-forest">
      <h2 lang={wordsLanguage(content?.orderCallHeading ?? '')} className="text-2xl md:text-3xl">
        {content?.orderCallHeading || m.home_ready_to_order()}
      </h2>
      <p
        lang={wordsLanguage(content?.orderCallText ?? '')}
        className="max-w-md text-on-forest-soft"
      >
        {content?.orderCallText || m.home_how_to_order()}
      </p>
      <ButtonLink to="/menu" variant="accent" size="lg" onClick={() => track('home_order_click')}>
        {m.nav_order_now()}
      </ButtonLink>
    </section>
  );
}
