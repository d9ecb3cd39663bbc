import { Frown, Globe, Meh, Smile } from 'lucide-react';
import { Link } from 'react-router';
import type { StaffReview } from '../../../../shared/contract/orders/reviews-contract';
import {
  REVIEW_LABELS,
  type ReviewRating,
  reviewerWords,
} from '../../../../shared/domain/orders/review';
import { m } from '../../../../shared/messages/compiled/messages';
import { Badge, type BadgeLook } from '../../../ui/badge';
import { RelativeTime } from '../../../ui/relative-time';
import type { Column } from '../../kit/list/data-table';

const LOOKS: Record<ReviewRating, BadgeLook> = {
  good: { tone: 'leaf', icon: Smile },
  fair: { tone: 'waffle', icon: Meh },
  poor: { tone: 'chilli', icon: Frown },
};

/** The columns of the reviews, which are always sorted by time. */
export const REVIEW_COLUMNS: readonly Column<StaffReview>[] = [
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
