import { expect, test } from 'vitest';
import { browserTabs } from '../../../tests/support/platform/browser-tabs';
import { createFavourites } from './favourites';
import { toggleFavourite } from './toggle-favourite';

const MENU = [{ id: 'tea' }, { id: 'waffle' }];

test('a favourite is stored for the next visit, and removed by a second tap', () => {
  const { tab } = browserTabs();
  const store = createFavourites(tab());
  toggleFavourite(store, 'tea', MENU);
  toggleFavourite(store, 'waffle', MENU);
  expect(createFavourites(tab()).get().ids).toEqual(['tea', 'waffle']);
  toggleFavourite(store, 'tea', MENU);
  expect(createFavourites(tab()).get().ids).toEqual(['waffle']);
});

test('a dish that is gone is forgotten, and the oldest of too many', () => {
  const ids = ['gone', ...Array.from({ length: 100 }, (_, at) => `dish-${at}`)];
  const store = createFavourites(browserTabs(JSON.stringify({ version: 1, ids })).tab());
  toggleFavourite(store, 'tea', [...MENU, ...ids.slice(1).map((id) => ({ id }))]);
  expect(store.get().ids).toEqual([...ids.slice(2), 'tea']);
});

test.each(['null', '{}', '{"version":1,"ids":[1]}', '{"version":2,"ids":[]}', 'x'])(
  'unreadable favourites are discarded: %s',
  (text) => expect(createFavourites(browserTabs(text).tab()).get().ids).toEqual([]),
);
