import * as z from 'zod';
import { LANGUAGES } from '../../domain/platform/languages';
import { call } from '../platform/call';
import { logEntry } from '../platform/logs-contract';
import { id, streamed, timestamp } from '../platform/wire-values';
import { contactMessage } from '../shop/contact-contract';
import { profile } from './customers-contract';

/** The customer's own id, or `me`. Any other id is not found. */
const own = z.object({ id });

const session = z.object({
  since: timestamp,
  until: timestamp,
  clientAddress: z.string(),
  userAgent: z.string(),
});
export type CustomerSession = z.infer<typeof session>;

const codeSent = z.object({ at: timestamp, clientAddress: z.string() });
export type CodeSent = z.infer<typeof codeSent>;

/** What the shop stores about a customer besides what later modules add. Visits are anonymous. */
export const ownPersonalData = {
  madeAt: timestamp,
  profile: profile.extend({
    language: z
      .enum(LANGUAGES)
      .nullable()
      .describe('The one that was last chosen; null before a sign-in or an order'),
  }),
  messages: z.array(contactMessage).describe('Sent with the contact form while signed in'),
  sessions: z.array(session).describe('Where the customer is signed in'),
  codesSent: z.array(codeSent).describe('Sign-in codes of the last day, without the codes'),
  logs: z.array(logEntry).describe('The pages’ log entries'),
};

/** @param handedOver the lists that later modules add to the download, by name. */
export const privacyContract = <Lists extends z.ZodRawShape>(handedOver: Lists) => ({
  exportData: call('signed-in', 'GET /users/{id}/export', 'Download all your data')
    .input(own)
    .output(z.object({ ...ownPersonalData, ...handedOver }).or(streamed)),
  deleteAccount: call('signed-in', 'DELETE /users/{id}', 'Delete your account', {
    successStatus: 204,
  })
    .input(own)
    .output(z.void()),
});
