import { expect, test } from 'vitest';
import { createMessageIds } from './message-ids';

test('a repeated message keeps its id, and an edited one gets another', () => {
  const idOf = createMessageIds();
  const first = { name: 'Pema', email: 'pema@cafe.example', phone: '', message: 'Open today?' };
  const id = idOf(first);
  expect(idOf({ ...first })).toBe(id);
  const edited = idOf({ ...first, message: 'Open on Sunday?' });
  expect(edited).not.toBe(id);
  expect(idOf(first)).not.toBe(edited);
});
