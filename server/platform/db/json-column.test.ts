import { expect, test } from 'vitest';
import * as z from 'zod';
import { parseJsonColumn } from './json-column';

const schema = z.object({ label: z.string() });
const WHERE = 'products.customization_options of p1';

test('a stored value is parsed by its schema, without unknown fields', () => {
  expect(parseJsonColumn(schema, '{"label":"Topping","extra":1}', WHERE)).toEqual({
    label: 'Topping',
  });
});

test.each(['{"label":', '{"label":7}', 'null'])('%s is an error that names the row', (text) => {
  expect(() => parseJsonColumn(schema, text, WHERE)).toThrow(WHERE);
});
