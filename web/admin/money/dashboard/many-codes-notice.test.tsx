import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ManyCodesNotice } from './dashboard-notices';

const render = (sent: number) =>
  renderToStaticMarkup(<ManyCodesNotice sent={sent} most={5000} />).replace(/<[^>]+>/g, '');

test('the notice shows the number of sent codes once half of a day’s are sent', () => {
  expect(render(2499)).toBe('');
  expect(render(2500)).toContain('2,500 codes were sent by SMS in the last 24 hours');
  expect(render(2500)).toContain('the shop sends at most 5,000.');
});
