import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes';

test('counts the UTF-8 bytes of any script', () => {
  expect(jsonBytes({ name: 'मोमो 🥟' })).toBe(28);
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const bytes = new TextEncoder().encode(JSON.stringify([value, text])).length;
      expect(jsonBytes([value, text])).toBe(bytes);
    }),
  );
});
