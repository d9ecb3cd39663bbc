import { expect, test } from 'vitest';
import { missing } from '../../kit/form/numeric-text';
import { adminDraft, draftOf } from './admin-draft';

const filled = {
  name: ' Dawa ',
  role: 'manager' as const,
  email: 'Dawa@Cafe.example',
  password: 'a long secret',
  confirmation: 'a long secret',
};

function problems(isNew: boolean, changes: Partial<typeof filled>) {
  const read = adminDraft(isNew).safeParse({ ...filled, ...changes });
  return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

test('a new admin user is staff by default, and needs an e-mail address and a password', () => {
  expect(draftOf(undefined).role).toBe('staff');
  expect(problems(true, { email: ' ' })).toEqual([['email', missing()]]);
  expect(problems(true, { password: '', confirmation: '' })).toEqual([['password', missing()]]);
  expect(adminDraft(true).parse(filled)).toEqual({
    name: 'Dawa',
    role: 'manager',
    email: 'dawa@cafe.example',
    password: 'a long secret',
  });
});

test('a blank password is left out of an edit', () => {
  const entered = adminDraft(false).parse({ ...filled, password: '', confirmation: '' });
  expect(entered).not.toHaveProperty('password');
});

test.each([
  [{ email: 'dawa@' }, 'email', 'Please enter a valid email address'],
  [{ confirmation: 'another one' }, 'confirmation', 'Passwords do not match'],
  [{ password: '' }, 'confirmation', 'Passwords do not match'],
  [
    { password: 'short', confirmation: 'short' },
    'password',
    'A password has at least 10 characters',
  ],
])('%j is told at %s: %s', (changes, path, message) => {
  expect(problems(false, changes)).toEqual([[path, message]]);
});
