import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProvedSum } from '../../../../shared/domain/money/proved-sums';
import { ProofNotice } from './proof-notice';

const provedAt = '2026-04-15T22:00:00.000Z';
const render = (troubles: ProvedSum[]) =>
  renderToStaticMarkup(<ProofNotice proof={{ provedAt, troubles }} />).replace(/<[^>]+>/g, '');

test('one line says that everything adds up, and an alert what does not', () => {
  expect(render([])).toMatch(/^Everything adds up: .* Checked /);
  expect(render([{ sum: 'hour-figures', found: ['2026-04-14'] }])).toContain(
    'The nightly check found:Days whose hours differ from their orders: 2026-04-14.',
  );
});
