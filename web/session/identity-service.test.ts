import { describe, expect, it } from 'vitest';
import { CODE_MESSAGES } from './customer-identity';
import { identityError } from './identity-service';

const refused = (body: string, status: number, headers: Record<string, string> = {}) =>
  identityError(new Response(body, { status, headers }), CODE_MESSAGES);

describe('identityError', () => {
  it("shows the service's own sentence", async () => {
    const error = await refused('{"code":"too_many_requests","message":"Please wait."}', 429, {
      'Retry-After': '24',
    });
    expect(error).toMatchObject({ message: 'Please wait.', status: 429, retryAfterSeconds: 24 });
  });

  it('replaces an error code with a readable sentence', async () => {
    const error = await refused('{"code":"INVALID_OTP","message":"Invalid OTP"}', 400);
    expect(error.message).toBe('That code is not right. Please check it, or ask for a new one.');
  });

  it('mentions the connection when the response is not JSON', async () => {
    const error = await refused('<h1>Bad gateway</h1>', 502);
    expect(error.message).toMatch(/can't reach the shop/);
    expect(error.retryAfterSeconds).toBeUndefined();
  });
});
