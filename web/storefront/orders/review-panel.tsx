import { Frown, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Review, ReviewInput } from '../../../shared/contract/orders/reviews-contract';
import {
  MOST_REVIEW_CHARACTERS,
  nameBesideReview,
  REVIEW_LABELS,
  REVIEW_RATINGS,
  type ReviewRating,
  reviewerWords,
} from '../../../shared/domain/orders/review';
import { m } from '../../../shared/messages/compiled/messages';
import { useApi } from '../../api/api-provider';
import type { Order } from '../../api/order-from-wire';
import { orderRequest } from '../../api/order-request';
import { useRead } from '../../device/use-read';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { classNames } from '../../ui/class-names';
import { TextArea } from '../../ui/text-field';
import { withElements } from '../../ui/with-elements';
import { Failure, useAttempt } from '../shop/use-attempt';

const ICONS: Record<ReviewRating, LucideIcon> = { good: Smile, fair: Meh, poor: Frown };

interface ReviewPanelProps {
  order: Order;
  accessToken: string | undefined;
}

/** Asks once how a delivered order was: one tap, and a word if the customer likes. */
export function ReviewPanel({ order, accessToken }: ReviewPanelProps) {
  const { own, say } = useReview(order, accessToken);
  const [isWriting, setWriting] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const review = own?.review ?? undefined;
  if (!own?.isOpen && !review) return null;
  const send = (input: ReviewInput, goesOn: boolean) =>
    void attempt(async () => {
      await say(input);
      setWriting(goesOn);
    });
  const { words = '', mayPublish = false } = review ?? {};
  return (
    <section
      aria-label={m.review_question()}
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6 print:hidden"
    >
      <div aria-live="polite">
        <h2 className="text-xl">{review ? m.review_thanks() : m.review_question()}</h2>
        <p className="text-ink-soft">
          {review?.publishedAt
            ? m.review_is_public()
            : review
              ? m.review_owner_will_read()
              : m.review_only_owner()}
        </p>
      </div>
      <Failure message={failure} />
      <fieldset className="grid grid-cols-3 gap-2 large-text:grid-cols-1" disabled={busy}>
        <legend className="sr-only">{m.review_question()}</legend>
        {REVIEW_RATINGS.map((rating) => (
          <RatingButton
            key={rating}
            rating={rating}
            isChosen={review?.rating === rating}
            onChoose={() => send({ rating, words, mayPublish }, true)}
          />
        ))}
      </fieldset>
      {review && (isWriting || words === '') && (
        <WordForm
          review={review}
          name={reviewerWords(nameBesideReview(order.userDetails.name))}
          busy={busy}
          onSend={(said) => send({ rating: review.rating, ...said }, false)}
        />
      )}
      {review && !isWriting && words !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <blockquote dir="auto" className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </blockquote>
          <Button variant="plain" onClick={() => setWriting(true)}>
            {m.ui_change()}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RatingButtonProps {
  rating: ReviewRating;
  isChosen: boolean;
  onChoose: () => void;
}

function RatingButton({ rating, isChosen, onChoose }: RatingButtonProps) {
  const Icon = ICONS[rating];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-lg border font-semibold transition-colors disabled:opacity-60',
        isChosen ? 'border-hill bg-hill-soft text-hill' : 'border-mist-strong hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-7" />
      {REVIEW_LABELS[rating]}
    </button>
  );
}

interface WordFormProps {
  review: Review;
  /** The name beside the words if they are published. */
  name: string;
  busy: boolean;
  onSend: (said: Pick<ReviewInput, 'words' | 'mayPublish'>) => void;
}

function WordForm({ review, name, busy, onSend }: WordFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    onSend({ words: String(said.get('words') ?? ''), mayPublish: said.has('mayPublish') });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={m.review_words()}
        name="words"
        rows={3}
        maxLength={MOST_REVIEW_CHARACTERS}
        defaultValue={review.words}
        optional
      />
      <CheckboxField
        name="mayPublish"
        defaultChecked={review.mayPublish}
        label={<span>{withElements(m.review_may_publish, { name: <bdi>{name}</bdi> })}</span>}
      />
      <Button type="submit" variant="quiet" busy={busy}>
        {m.review_send()}
      </Button>
    </form>
  );
}

/** What the customer said about a delivered order; undefined until it is known. */
function useReview(order: Pick<Order, 'id' | 'status'>, accessToken: string | undefined) {
  const api = useApi();
  const request = orderRequest({ id: order.id, accessToken });
  const isDelivered = order.status === 'delivered';

  // Without an answer nothing is asked.
  const { answer: own, show } = useRead(() => api.reviews.readOwn(request), {
    isActive: isDelivered,
  });

  const say = async (body: ReviewInput) => {
    const said = await api.reviews.put({ ...request, body });
    show(() => said);
  };
  return { own: isDelivered ? own : undefined, say };
}
