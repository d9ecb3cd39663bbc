import { createHmac } from 'node:crypto';
import type { PostOutside } from '../../platform/outside/post-outside';
import type { Signer } from '../../platform/signing/signer';
import type { OwnerMessage } from './owner-messages';

interface WebhookDeps {
  clock: () => Date;
  postOutside: PostOutside;
  signer: Signer;
}

/** No table holds it, and another address has another key. */
export function webhookKey(signer: Signer, url: string): string {
  return signer.sign('webhook-key', url);
}

/**
 * `Webhook-Signature` is `t=<seconds since 1970>,v1=<hex>`: the HMAC-SHA256 of `<t>.<body>`, so that a receiver
 * can refuse old requests. @returns whether the receiver took it.
 */
export async function postToWebhook(
  { clock, postOutside, signer }: WebhookDeps,
  url: string,
  message: OwnerMessage,
): Promise<boolean> {
  const body = JSON.stringify(message);
  const seconds = Math.floor(clock().getTime() / 1000);
  const signature = createHmac('sha256', webhookKey(signer, url))
    .update(`${seconds}.${body}`)
    .digest('hex');
  const status = await postOutside({
    url,
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': message.id,
      'Webhook-Signature': `t=${seconds},v1=${signature}`,
    },
    body,
  });
  return status >= 200 && status < 300;
}
