import type { Language } from '../../../shared/domain/platform/languages';
import type { Tx } from '../../platform/db/transaction';
import { listSubscriptionIds } from '../../platform/push/push-subscriptions';
import { type MessageType, OWNER_WORDS } from './owner-words';

/** Its words are made when it is sent. */
interface StoredMessage {
  /** The same each time the message is sent again. */
  id: string;
  type: MessageType;
  at: string;
  url: string;
}

/** As the webhook gets it. */
export interface OwnerMessage extends StoredMessage {
  title: string;
  text: string;
}

/** @param stored `owner_messages.message`. @param locale of the device; the webhook's is English. */
export function wordOwnerMessage(stored: string, locale: Language): OwnerMessage {
  const { id, type, at, url }: StoredMessage = JSON.parse(stored);
  const { title, text } = OWNER_WORDS[type];
  return { id, type, title: title({}, { locale }), text: text({}, { locale }), at, url };
}

/** Any other target is the id of a device's subscription. */
export const WEBHOOK = 'webhook';

interface Telling {
  now: Date;
  newId: () => string;
  hasWebhook: boolean;
  publicUrl: string;
}

/** In the transaction of what it tells; send-owner-messages.ts sends it. @returns the ids of what to send. */
export async function tellOwner(
  tx: Tx,
  type: MessageType,
  { now, newId, hasWebhook, publicUrl }: Telling,
): Promise<string[]> {
  const devices = await listSubscriptionIds(tx);
  const at = now.toISOString();
  const { path = '/admin/kitchen' } = OWNER_WORDS[type];
  const message: StoredMessage = { id: newId(), type, at, url: publicUrl + path };
  const rows = [...devices, ...(hasWebhook ? [WEBHOOK] : [])].map((target) => ({
    id: newId(),
    target,
    message: JSON.stringify(message),
    created_at: at,
    due_at: at,
    attempts: 0,
  }));
  if (rows.length > 0) await tx.insertInto('owner_messages').values(rows).execute();
  return rows.map(({ id }) => id);
}
