import * as z from 'zod';
import { call } from './call';
import { refusals } from './refusal-schemas';
import { id, timestamp } from './wire-values';

/** One device on which a member of the staff is signed in. */
export const signedInDevice = z.object({
  /** Of the session; no secret. */
  id,
  /** What its browser called itself at sign-in; empty for a program that did not. */
  userAgent: z.string(),
  /** IP address at sign-in; empty where it is not known. */
  address: z.string(),
  signedInAt: timestamp,
  /** To a quarter of an hour. */
  lastSeenAt: timestamp,
  /** The one that asks. */
  isThis: z.boolean(),
});

export type SignedInDevice = z.infer<typeof signedInDevice>;

/** What every member of the staff keeps of their own account. */
export const accountContract = {
  listDevices: call('account', { method: 'GET', path: '/admins/me/devices' }).output(
    z.array(signedInDevice),
  ),
  signOutDevice: call('account', {
    method: 'DELETE',
    path: '/admins/me/devices/{id}',
    successStatus: 204,
  })
    .errors(refusals('not_found'))
    .input(z.object({ id }))
    .output(z.void()),
  signOutOthers: call('account', {
    method: 'POST',
    path: '/admins/me/devices/sign-out-others',
  }).output(z.object({ signedOut: z.int().min(0) })),
};
