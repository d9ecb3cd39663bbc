import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

const hidden = { type: 'string', required: false, input: false, returned: false } as const;

/** Columns of `identity_sessions`. The times are ISO texts. */
export const PIN_SESSION_FIELDS = {
  /** The only device on which the session is worth something; null for one that a password opened. */
  deviceId: hidden,
  /** The enrolled device that used the session last: it asks for the PIN also without that device's cookie. */
  usedOnDevice: hidden,
  /** When a session that a PIN opened ends, however much it is used. */
  deviceUntil: hidden,
  /** Until then a PIN that was entered proves that the user is there. */
  pinUntil: hidden,
};

const body = z.object({
  userId: z.string(),
  deviceId: z.string(),
  deviceUntil: z.string(),
  pinUntil: z.string(),
});

/** Opens a session without a password, for a PIN that the shop has checked. No client can call it. */
export const pinSession = {
  id: 'pin-session',
  endpoints: {
    openPinSession: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body },
      async (ctx) => {
        const { userId, ...fields } = ctx.body;
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(userId);
        if (!user) return null;
        const expires = { ...fields, expiresAt: new Date(fields.deviceUntil) };
        const session = await internalAdapter.createSession(userId, true, expires, true);
        await setSessionCookie(ctx, { session, user }, true);
        return null;
      },
    ),
  },
};
