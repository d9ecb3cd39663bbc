import { expect, test } from 'vitest';
import { checkPassword } from './password-strength';

const OWNER = { email: 'tshering@cafe.example', name: 'Pema Lhamu', shopName: 'Maenam Cafe' };

const reason = (password: string) =>
  checkPassword(password, OWNER).then(
    () => undefined,
    (error: { data: { issues: { path: string; message: string }[] } }) => error.data.issues[0],
  );

test.each([
  'password12',
  'Password123!',
  '1234567890',
  'qwertyuiop',
  'iloveyou123',
  'aaaaaaaaaaaa',
])('%s is too easy to guess', async (password) => {
  expect(await reason(password)).toEqual({
    path: 'password',
    message: expect.stringContaining('too easy to guess'),
  });
});

test.each(['Tshering1990', 'tshering@cafe.example', 'pemalhamu1', 'maenammaenam'])(
  '%s is too close to the user’s own data',
  async (password) => {
    expect((await reason(password))?.message).toContain('the name or the email');
  },
);

test.each(['momos and thukpa', 'a long password', 'AbC12xyz+/Q9', 'ठंडी चाय और मोमो'])(
  '%s is accepted',
  async (password) => {
    expect(await reason(password)).toBeUndefined();
  },
);
