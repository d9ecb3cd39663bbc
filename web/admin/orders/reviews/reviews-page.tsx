import {
  reviewFilter,
  type StaffReview,
} from '../../../../shared/contract/orders/reviews-contract';
import { REVIEW_LABELS, reviewerWords } from '../../../../shared/domain/orders/review';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { ListFilters } from '../../kit/list/list-filters';
import { listLoader } from '../../kit/list/list-loader';
import { ListPage } from '../../kit/list/list-page';
import { readFilter } from '../../kit/list/list-params';
import { ListTable } from '../../kit/list/list-table';
import { useRowChanges } from '../../kit/list/use-row-changes';
import { FailureNotice } from '../../kit/query/failure-notice';
import { usePageData } from '../../kit/query/use-page-data';
import type { Route } from './+types/reviews-page';
import { REVIEW_COLUMNS } from './review-columns';

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
