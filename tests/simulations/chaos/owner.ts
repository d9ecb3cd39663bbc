import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery } from './client-records';

/** The webhook as the owner enters it. */
export const OWNER_WEBHOOK = 'https://owner.example/kitchen';

const DOOR = new URL('./outside-door.mjs', import.meta.url);

/** The owner, whose webhook notes each message. */
export interface Owner {
  deliveries: Delivery[];
  /** What the servers need to reach the webhook. */
  environment: Record<string, string>;
  /** Called once before a message of a type is answered; it ends the servers. */
  onFirst: Map<string, () => Promise<void>>;
  close: () => void;
}

export async function startOwner(): Promise<Owner> {
  const deliveries: Delivery[] = [];
  const onFirst: Owner['onFirst'] = new Map();
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { id, type } = JSON.parse(text);
    const first = onFirst.get(type);
    onFirst.delete(type);
    deliveries.push({ id, type, at: Date.now(), isAnswered: first === undefined });
    await first?.();
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    deliveries,
    onFirst,
    environment: {
      OWNER_WEBHOOK,
      OWNER_SERVER: `http://127.0.0.1:${port}`,
      NODE_OPTIONS: `--import=${DOOR.href}`,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
