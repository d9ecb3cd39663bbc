import {
  reviewFilter,
  type StaffReview,
} from '../../../../shared/contract/orders/reviews-contract';
import { REVIEW_LABELS, reviewerWords } from '../../../../shared/domain/orders/review';
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

const SELECTS = [{ name: 'rating', label: 'How it was', options: REVIEW_LABELS }];

export const clientLoader = listLoader((api, page, search) =>
  api.reviews.list({ ...readFilter(search, reviewFilter.shape), ...page }),
);

export const meta = () => [{ title: 'Reviews · Back office' }];

/** What customers said about their orders. Only admins read it. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews } = useApi();
  const page = usePageData(loaderData);
  const { data } = page;
  const changes = useRowChanges(data?.items, (items) => data && page.replace({ ...data, items }));
  const publish = ({ id, updatedAt, publishedAt }: StaffReview) =>
    void changes.change(
      () => reviews.publish({ id, updatedAt, isPublished: publishedAt === null }),
      'Failed to change the review. Please try again.',
    );
  return (
    <ListPage
      title="Reviews"
      intro="What customers say about their orders. Only you can read it; with a customer’s consent you can show their words on the About page."
      page={page}
      failed="Failed to load reviews. Please try again."
      filters={<ListFilters selects={SELECTS} />}
    >
      {({ items, ...served }) => (
        <>
          <FailureNotice message={changes.failure?.message} />
          <ListTable
            caption="Reviews"
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
  return (
    <Button variant="quiet" onClick={() => onPublish(review)}>
      {review.publishedAt === null ? 'Show on website' : 'Hide'}
      <span className="sr-only"> what {reviewerWords(review.name)} said</span>
    </Button>
  );
}
