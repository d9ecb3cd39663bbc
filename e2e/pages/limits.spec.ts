import { newGuest, placeAsGuest } from '../guest-order';
import { expect, test } from '../journey';
import { signInByPassword } from '../people';

test('whoever guesses at a password is told how long to wait', async ({ page }) => {
  const guess = { email: 'nobody@cafe.example', password: 'not-the-password' };
  for (let each = 0; each < 5; each += 1) {
    const answer = await page.request.post('/api/auth/sign-in/email', { data: guess });
    expect(answer.status()).toBe(401);
  }
  await page.goto('/admin/login');
  await signInByPassword(page, guess);
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many tries\. Please try again in \d+ seconds\.$/,
  );
});
