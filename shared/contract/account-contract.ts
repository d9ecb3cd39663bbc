import * as z from 'zod';
import { call } from './call';
import { refusals } from './refusal-schemas';
import { id, timestamp } from './wire-values';

/** One device on which a member of the staff is signed in. */
const signedInDevice = z.object({
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

/** Whether sign-in asks for a code of an app after the password. */
const secondFactor = z.object({
  on: z.boolean(),
  /** Each opens one sign-in in the place of a code. */
  recoveryCodesLeft: z.int().min(0),
});

export type SecondFactor = z.infer<typeof secondFactor>;

/** What an authenticator app is given to make codes of; shown once. */
const newFactor = z.object({
  /** For typing in, in base 32. */
  key: z.string(),
  /** For a QR code: `otpauth://totp/…`. */
  address: z.string(),
});

export type NewFactor = z.infer<typeof newFactor>;

const presentPassword = z.string().min(1, 'Please enter your password').max(128);

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
  readSecondFactor: call('account', { method: 'GET', path: '/admins/me/second-factor' }).output(
    secondFactor,
  ),
  beginSecondFactor: call('account', { method: 'POST', path: '/admins/me/second-factor' })
    .errors(refusals('conflict'))
    .input(z.object({ password: presentPassword }))
    .output(newFactor),
  confirmSecondFactor: call('account', {
    method: 'POST',
    path: '/admins/me/second-factor/confirm',
  })
    .errors(refusals('conflict'))
    .input(
      z.object({
        code: z
          .string()
          .trim()
          .regex(/^[0-9]{6}$/, 'Please enter the six digits of your app'),
      }),
    )
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  switchOffSecondFactor: call('account', {
    method: 'POST',
    path: '/admins/me/second-factor/switch-off',
    successStatus: 204,
  })
    .errors(refusals('not_found'))
    .input(z.object({ password: presentPassword }))
    .output(z.void()),
};
