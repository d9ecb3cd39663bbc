import { expect } from 'vitest';
import type { Answer } from '../support/platform/test-shop';
import type { Prediction } from './model-order';
import type { RealCafe } from './real-cafe';

/** Expects the predicted responses in any order, and records the id of a new order. */
export function expectPredicted(
  real: RealCafe,
  answers: readonly Answer[],
  predictions: readonly Prediction[],
): void {
  for (const { body } of answers) if (body.accessToken) real.tokens.set(body.id, body.accessToken);
  expectPredictedOf(real.orderIds, answers, predictions);
}

/** @param ids of the model's orders by their number, or of its bills; gets that of a new one. */
export function expectPredictedOf(
  ids: string[],
  answers: readonly Answer[],
  predictions: readonly Prediction[],
): void {
  const made = predictions.find((each) => 'order' in each && ids[each.order] === undefined);
  const id = answers.find(({ body }) => body.id && !ids.includes(body.id))?.body.id;
  if (made && 'order' in made && id) ids[made.order] = id;
  const actual = answers.map(({ status, body }) => `${status} ${body.code ?? body.id}`);
  const expected = predictions.map((prediction) =>
    'code' in prediction
      ? `${prediction.status} ${prediction.code}`
      : `${prediction.status} ${ids[prediction.order]}`,
  );
  expect(actual.sort()).toEqual(expected.sort());
}
