import { Frown, Globe, Meh, Smile } from 'lucide-react';
import { Link } from 'react-router';
import {
  reviewFilter,
  type StaffReview,
} from '../../../../shared/contract/orders/reviews-contract';
import {
  REVIEW_LABELS,
  type ReviewRating,
  reviewerWords,
} from '../../../../shared/domain/orders/review';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { RelativeTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { FailureNotice } from '../../kit/query/failure-notice';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/reviews-page';

const selects = () => [
  { name: 'rating', label: m.orderoffice_how_it_was(), options: REVIEW_LABELS },
];

export const clientLoader = listLoader((api, page, search) =>
  api.reviews.list({ ...readFilter(search, reviewFilter.shape), ...page }),
);

export const meta = () => [{ title: m.orderoffice_reviews_page_title() }];

/** What customers said about their orders. Only admins read it. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(data?.items, (items) => data && page.replace({ ...data, items }));
  const publish = ({ id, updatedAt, publishedAt }: StaffReview) =>
    void changes.change(
      () => reviews.publish({ id, updatedAt, isPublished: publishedAt === null }),
      m.orderoffice_review_change_failed(),
    );
  return (
    <ListPage
      title={m.orderoffice_reviews()}
      intro={m.orderoffice_reviews_intro()}
      page={page}
      failed={m.orderoffice_reviews_load_failed()}
      filters={<ListFilters selects={selects()} />}
    >
      {({ items, ...served }) => (
        <>
          <FailureNotice message={changes.failure?.message} />
          <ListTable
            caption={m.orderoffice_reviews()}
            columns={REVIEW_COLUMNS}
            rows={items}
            served={served}
            actions={(review) => <PublishButton review={review} onPublish={publish} />}
          />
        </>
      )}
    </ListPage>
  );
}

interface PublishButtonProps {
  review: StaffReview;
  onPublish: (review: StaffReview) => void;
}

function PublishButton({ review, onPublish }: PublishButtonProps) {
  if (!review.mayPublish || review.words === '') return null;
  const name = reviewerWords(review.name);
  const isHidden = review.publishedAt === null;
  return (
    <Button
      variant="quiet"
      aria-label={
        isHidden ? m.orderoffice_show_review_of({ name }) : m.orderoffice_hide_review_of({ name })
      }
      onClick={() => onPublish(review)}
    >
      {isHidden ? m.orderoffice_show_review() : m.orderoffice_hide_review()}
    </Button>
  );
}

const LOOKS: Record<ReviewRating, BadgeLook> = {
  good: { tone: 'leaf', icon: Smile },
  fair: { tone: 'waffle', icon: Meh },
  poor: { tone: 'chilli', icon: Frown },
};

/** The columns of the reviews, which are always sorted by time. */
const REVIEW_COLUMNS: readonly Column<StaffReview>[] = [
  {
    id: 'rating',
    header: m.orderoffice_how_it_was,
    cell: ({ row: { original } }) => (
      <Badge {...LOOKS[original.rating]}>{REVIEW_LABELS[original.rating]}</Badge>
    ),
  },
  {
    id: 'words',
    header: m.orderoffice_in_words,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col gap-1">
        <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {original.words || '–'}
        </span>
        {original.publishedAt !== null && (
          <Badge tone="sky" icon={Globe}>
            {m.orderoffice_on_website()}
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'order',
    header: m.orderoffice_order_panel,
    isWideOnCard: true,
    cell: ({ row: { original } }) => (
      <span className="flex flex-col">
        <bdi>{reviewerWords(original.name)}</bdi>
        <Link
          to={`/admin/orders/${original.id}`}
          className="inline-flex min-h-11 items-center font-mono text-hill underline"
        >
          {original.id}
        </Link>
      </span>
    ),
  },
  {
    id: 'when',
    header: m.orderoffice_when,
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  },
];
