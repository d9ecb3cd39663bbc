import * as z from 'zod';
import { call } from '../platform/call';
import { pushEndpoint, pushSubscription } from '../platform/push-shape';
import { id, timestamp } from '../platform/wire-values';

/** A staff page whose shift is on reports this often (ms). */
export const BEAT_MS = 30_000;

const boardState = z.object({
  visible: z.boolean().describe('Whether the page is in sight'),
  sound: z.boolean().describe('Whether the browser plays sound'),
  wakeLock: z.boolean().describe('Whether the screen stays on'),
  notifications: z.boolean().describe('Whether the browser shows notifications'),
  battery: z.int().min(0).max(100).nullable().describe('Percent; null if the browser hides it'),
});
export type BoardState = z.infer<typeof boardState>;

const status = z.object({
  offUnseen: z
    .boolean()
    .describe('No board was ever opened, so the guard is off, and the owner has not been told yet'),
  boards: z
    .array(boardState.extend({ staffName: z.string(), seenAt: timestamp }))
    .describe('The tablets that reported last, newest first'),
});
export type GuardStatus = z.infer<typeof status>;

const done = z.object({ done: z.literal(true) });

export const guardContract = {
  beat: call('orders', 'POST /admin/guard/beats', 'Report that a tablet is on', {
    description: `A page whose shift is on reports every ${BEAT_MS / 1000} s.`,
    isAutomatic: true,
  })
    .input(boardState.extend({ boardId: id }))
    .output(done),
  readStatus: call('dashboard', 'GET /admin/guard', 'Read which tablets are on').output(status),
  seeOff: call('settings', 'POST /admin/guard/off-seen', 'Note that the guard is known to be off')
    .input(z.object({}))
    .output(done),
  readWebhook: call('settings', 'GET /admin/guard/webhook', 'Read the key of the webhook').output(
    z.object({ key: z.string().nullable().describe('Null without a webhook') }),
  ),
  sendTest: call('settings', 'POST /admin/guard/test', 'Send the owner a test message')
    .input(z.object({}))
    .output(z.object({ sent: z.int(), failed: z.int() })),
  readPushKey: call('orders', 'GET /admin/push', 'Read the key for push subscriptions').output(
    z.object({ publicKey: z.string() }),
  ),
  subscribe: call('orders', 'POST /admin/push/subscriptions', 'Send messages to this device')
    .input(pushSubscription)
    .output(done),
  unsubscribe: call('orders', 'POST /admin/push/removals', 'Stop messages to this device')
    .input(z.object({ endpoint: pushEndpoint }))
    .output(done),
};
