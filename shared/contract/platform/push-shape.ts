import * as z from 'zod';

const bytes = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), 'Not a key');

/** A name on the internet, not an IP address or a name of the own network. */
export const pushEndpoint = z
  .string()
  .max(500)
  .regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}\/[!-~]*$/, 'Not the address of a push service');

const PUSH_SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|([a-z0-9-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))\//;

/** Anyone may send this address, so the shop resolves only names of the browsers' push services. */
const knownPushEndpoint = pushEndpoint.regex(PUSH_SERVICES, 'Not a known push service');

export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  keys: z.object({
    /** 65 bytes, a point of P-256. */
    p256dh: bytes(87),
    /** 16 bytes. */
    auth: bytes(22),
  }),
});

/** The device of a customer, who may be a guest. */
export const customerPushSubscription = pushSubscription.extend({ endpoint: knownPushEndpoint });

export type PushSubscriptionInput = z.infer<typeof pushSubscription>;
