import { Clock, Flame, HandHeart, Leaf, type LucideIcon, Star, Users } from 'lucide-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PublishedReview } from '../../../../shared/contract/orders/reviews-contract';
import type { Content } from '../../../../shared/contract/shop/content-contract';
import { reviewerWords } from '../../../../shared/domain/orders/review';
import { reachInputs } from '../../../../shared/domain/platform/delivery-reach';
import { paragraphsOf, type ValueIcon } from '../../../../shared/domain/shop/content';
import { reachOf } from '../../../../shared/domain/shop/delivery-zone';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Api } from '../../../api/api-client';
import { apiFor } from '../../../api/load-context';
import { useSiteFacts } from '../../../api/site-facts';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { Notice } from '../../../ui/notice';
import { wordsLanguage } from '../../../ui/words-language';
import { nameAndAddress } from '../cafe-facts';
import { ContentPicture } from '../content-picture';
import { pageMeta } from '../page-meta';
import { useShop } from '../shop-context';
import { StructuredData } from '../structured-data/structured-data';
import type { Route } from './+types/about-page';
import { Team, Testimonials } from './people';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.about_title(),
    description: ({ settings }) => m.about_description({ cafe: nameAndAddress(settings) }),
    path: '/about',
  });

export function loader({ context }: Route.LoaderArgs) {
  return loadReviews(apiFor(context));
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadReviews(apiFor(context));
}

/** What opens over the page or closes changes no review. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** Without them the page is still worth reading. */
function loadReviews({ reviews }: Api): Promise<readonly PublishedReview[]> {
  return reviews.listPublished().catch(() => []);
}

export default function AboutPage({ loaderData: reviews }: Route.ComponentProps) {
  const demo = useSiteFacts()?.demo ?? false;
  const { content } = useShop();
  return (
    <div className="column flex flex-col gap-14 pt-8 md:gap-20 md:pt-12">
      <div className="flex flex-col gap-6">
        {demo && <Notice kind="info">{m.about_demo()}</Notice>}
        <Story />
      </div>
      {content && (
        <>
          <Values values={content.values} />
          <Team team={content.team} />
          <Testimonials
            testimonials={[
              ...content.testimonials,
              ...reviews.map(({ words, name }) => ({ quote: words, name: reviewerWords(name) })),
            ]}
          />
        </>
      )}
      <section className="flex flex-col items-center gap-4 text-center">
        <h2 className="text-2xl">{m.about_hungry()}</h2>
        <ButtonLink to="/menu" size="lg">
          {m.nav_view_menu()}
        </ButtonLink>
      </section>
      <StructuredData about="cafe" />
    </div>
  );
}

/** Without a story of the owner, it says what the settings do. */
function Story() {
  const { settings, content } = useShop();
  const { storeName, storeAddress, businessHours, zone } = settings;
  const told = paragraphsOf(content?.storyText ?? '');
  const [first, ...others] =
    told.length > 0
      ? told
      : [
          storeAddress,
          [
            businessHours && m.about_open({ hours: businessHours }),
            m.home_offer(reachInputs(reachOf(zone))),
          ]
            .filter(Boolean)
            .join(' '),
        ].filter(Boolean);
  const picture = content?.heroPicture ?? '';
  return (
    <section
      className={classNames('grid gap-6', picture && 'md:grid-cols-2 md:items-center md:gap-10')}
    >
      <div className="flex flex-col gap-4">
        <h1 lang={wordsLanguage(content?.storyHeading || storeName)} className="text-3xl">
          {content?.storyHeading || storeName}
        </h1>
        <p lang={wordsLanguage(first ?? '')} className="max-w-prose whitespace-pre-line text-lg">
          {first}
        </p>
        {others.map((paragraph) => (
          <p
            key={paragraph}
            lang={wordsLanguage(paragraph)}
            className="max-w-prose whitespace-pre-line"
          >
            {paragraph}
          </p>
        ))}
      </div>
      {picture && (
        <div className="overflow-hidden rounded-xl bg-linear-to-b from-sky-top to-sky-low">
          <ContentPicture
            id={picture}
            alt={content?.heroPictureAlt ?? ''}
            sizes="(width < 48rem) 100vw, 36rem"
            width={1440}
            height={600}
            first
            className="aspect-4/3 w-full object-cover object-[75%_100%] dark:brightness-75"
          />
        </div>
      )}
    </section>
  );
}

const ICONS: Record<ValueIcon, LucideIcon> = {
  flame: Flame,
  leaf: Leaf,
  heart: HandHeart,
  star: Star,
  clock: Clock,
  people: Users,
};

function Values({ values }: Pick<Content, 'values'>) {
  if (values.length === 0) return null;
  return (
    <section aria-labelledby="values" className="flex flex-col gap-5">
      <h2 id="values" className="text-2xl">
        {m.about_values()}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {values.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li
              key={title}
              className="flex flex-col gap-2 rounded-lg border border-mist bg-raised p-5 shadow-card"
            >
              <Icon aria-hidden className="size-7 text-waffle-ink" />
              <h3 lang={wordsLanguage(title)} className="text-lg">
                {title}
              </h3>
              <p lang={wordsLanguage(text)} className="text-ink-soft">
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
