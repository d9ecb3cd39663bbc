import { expect, it, vi } from 'vitest';
import { signInByPassword } from './staff-identity';

it('says what is wrong with an email that the browser accepts', async () => {
  const said = { code: 'INVALID_EMAIL', message: 'Invalid email' };
  vi.stubGlobal('fetch', async () => Response.json(said, { status: 400 }));
  await expect(signInByPassword('owner@cafe', 'a password')).rejects.toThrow(
    'Please enter a valid email address.',
  );
  vi.unstubAllGlobals();
});
