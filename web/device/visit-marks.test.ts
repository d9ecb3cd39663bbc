import { expect, test } from 'vitest';
import { browserTabs } from '../../tests/support/platform/browser-tabs';
import { createVisitMarks, VISIT_ENDS_AFTER_MS } from './visit-marks';

function visit(tab = browserTabs().tab()) {
  let at = Date.parse('2026-04-15T06:30:00Z');
  const reload = () => createVisitMarks(() => new Date(at), tab);
  const pass = (ms: number) => {
    at += ms;
  };
  return { marks: reload(), reload, tab, pass };
}

test('a counted event is marked once in a visit, and once with each product', () => {
  const { marks } = visit();
  expect(marks.note('view_item', 'tea')).toBe('visit');
  expect(marks.note('view_item', 'cake')).toBe('product');
  expect(marks.note('view_item', 'tea')).toBeUndefined();
  expect(marks.note('add_to_cart', 'tea')).toBe('visit');
  expect(marks.note('visit')).toBe('visit');
  expect(marks.note('visit')).toBeUndefined();
  expect(marks.note('quantity_button_click', 'tea')).toBeUndefined();
});

test('a visit goes on after a reload, and ends after half an hour without an event', () => {
  const { marks, reload, pass } = visit();
  marks.note('visit');
  pass(VISIT_ENDS_AFTER_MS - 1);
  expect(marks.note('menu_loaded')).toBe('visit');
  expect(reload().note('visit')).toBeUndefined();
  pass(VISIT_ENDS_AFTER_MS);
  expect(marks.note('visit')).toBe('visit');
});

test('an unreadable visit is a new one', () => {
  const { tab } = visit();
  for (const text of ['{', '{"version":1,"seen":7,"lastAt":1}', '[]']) {
    tab.write(text);
    expect(visit(tab).marks.note('visit')).toBe('visit');
  }
});
