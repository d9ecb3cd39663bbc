import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TONE_CLASS } from '../../../ui/badge';
import { BoardLoading } from '../../kitchen/board/board-loading';
import { PrintLoadFailure } from '../../orders/print/print-load-failure';
import { LoadFailure } from './load-failure';

const MESSAGE = 'Failed to load orders. Please try again.';
const failed = { failure: 'unavailable', retry: () => {}, busy: false } as const;

test.each([
  [
    'the first load',
    <LoadFailure key="1" page={{ ...failed, data: undefined }} message={MESSAGE} />,
  ],
  ['a later load', <LoadFailure key="2" page={{ ...failed, data: [] }} message={MESSAGE} />],
  ['the board', <BoardLoading key="3" failed onRetry={() => {}} />],
  [
    'an order',
    <PrintLoadFailure key="4" page={{ ...failed, failure: 'not_found', data: undefined }} />,
  ],
])('%s that failed is a red message', (_what, element) => {
  const page = renderToStaticMarkup(element);
  expect(page).toContain('role="alert"');
  expect(page).toContain(TONE_CLASS.chilli);
});
