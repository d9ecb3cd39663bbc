import * as z from 'zod';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { id, lineText, nameText, page, pageOf, text, timestamp } from '../platform/wire-values';

/** The fields of the contact form (shop rule 12). */
const contactFields = z.object({
  name: nameText(100, 1),
  email: z.email().max(200),
  phone: lineText(20).default(''),
  message: text(2000).min(1, { error: m.validation_missing }),
});
export type ContactFields = z.output<typeof contactFields>;

const MESSAGE_STATES = ['open', 'done'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const contactMessage = contactFields.extend({
  id,
  receivedAt: timestamp,
  doneAt: timestamp.nullable().describe('When staff ticked it off'),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const messageFilter = z.object({ state: z.enum(MESSAGE_STATES).optional(), ...page });
export type MessageFilter = z.output<typeof messageFilter>;

export const contactContract = {
  send: call('public', 'POST /contact-messages', 'Write to the cafe', {
    successStatus: 204,
    description:
      'Only if the owner has switched the inbox on. A message with the id of an earlier one is not stored again.',
  })
    .input(
      contactFields.extend({
        id: z
          .string()
          .regex(/^[0-9a-f-]{32,36}$/, 'Not an id')
          .describe('128 random bits in hexadecimal digits, made by the client'),
      }),
    )
    .output(z.void()),
  list: call('inbox', 'GET /admin/contact-messages', 'List the messages, newest first')
    .input(messageFilter)
    .output(pageOf(contactMessage)),
  setDone: call('inbox', 'PUT /admin/contact-messages/{id}', 'Tick a message off, or reopen it')
    .input(z.object({ id, isDone: z.boolean() }))
    .output(contactMessage),
  remove: call('inbox', 'DELETE /admin/contact-messages/{id}', 'Delete a message', {
    successStatus: 204,
  })
    .input(z.object({ id }))
    .output(z.void()),
};
