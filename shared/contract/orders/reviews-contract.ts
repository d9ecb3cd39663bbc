import * as z from 'zod';
import { MOST_REVIEW_CHARACTERS, REVIEW_DAYS, REVIEW_RATINGS } from '../../domain/orders/review';
import { call } from '../platform/call';
import { id, page, pageOf, text, timestamp } from '../platform/wire-values';
import { orderWithToken } from './orders-contract';

/** More would make the page of the cafe long. */
export const MOST_PUBLISHED = 12;

const reviewInput = z.object({
  rating: z.enum(REVIEW_RATINGS),
  words: text(MOST_REVIEW_CHARACTERS).default(''),
  mayPublish: z
    .boolean()
    .default(false)
    .describe('Whether the cafe may show the words with the first name'),
});
export type ReviewInput = z.output<typeof reviewInput>;

export const review = reviewInput.extend({
  orderId: id,
  createdAt: timestamp,
  updatedAt: timestamp,
  publishedAt: timestamp.nullable().describe('When the owner published it'),
});
export type Review = z.infer<typeof review>;

const ownReview = z.object({
  isOpen: z.boolean().describe('Whether the customer is asked how it was'),
  review: review.nullable(),
});

const staffReview = review.extend({ id: id.describe('The order’s id'), name: z.string() });
export type StaffReview = z.infer<typeof staffReview>;

export const reviewFilter = z.object({ rating: z.enum(REVIEW_RATINGS).optional(), ...page });
export type ReviewFilter = z.output<typeof reviewFilter>;

const publishedReview = z.object({ words: z.string(), name: z.string() });
export type PublishedReview = z.infer<typeof publishedReview>;

export const reviewsContract = {
  readOwn: call('public', 'GET /orders/{id}/review', 'Read what you said about your order', {
    inputStructure: 'detailed',
  })
    .input(z.object(orderWithToken))
    .output(ownReview),
  put: call('public', 'PUT /orders/{id}/review', 'Say how your order was', {
    inputStructure: 'detailed',
    description: `For ${REVIEW_DAYS} days after it is delivered; later only to change it. Only the owner reads it, unless both allow that it is published. A change ends its publication.`,
  })
    .input(z.object({ ...orderWithToken, body: reviewInput }))
    .output(ownReview),
  listPublished: call('public', 'GET /reviews', 'List the published reviews').output(
    z.array(publishedReview).describe(`The newest ${MOST_PUBLISHED}`),
  ),
  list: call('reviews', 'GET /admin/reviews', 'List what customers said, newest first')
    .input(reviewFilter)
    .output(pageOf(staffReview)),
  publish: call('reviews', 'PUT /reviews/{id}', 'Publish a review, or stop showing it', {
    description: '`conflict` if its customer changed it meanwhile, or does not allow it.',
  })
    .input(
      z.object({
        id,
        isPublished: z.boolean(),
        updatedAt: timestamp.describe('Of the review as it was read'),
      }),
    )
    .output(staffReview),
};
