import * as z from 'zod';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { id, timestamp } from '../platform/wire-values';
import { pin } from './enrolled-devices-contract';
import { adminPassword } from './staff-contract';

const signedInDevice = z.object({
  /** The session's id, which is no secret. */
  id,
  /** The browser's User-Agent at sign-in; may be empty. */
  userAgent: z.string(),
  /** IP address at sign-in; empty if unknown. */
  address: z.string(),
  signedInAt: timestamp,
  /** Accurate to a quarter of an hour. */
  lastSeenAt: timestamp,
  isThis: z.boolean(),
});

/** Whether sign-in asks for an authenticator app's code after the password. */
const secondFactor = z.object({
  on: z.boolean(),
  /** Each replaces the app's code once. */
  recoveryCodesLeft: z.int().min(0),
});

export type SecondFactor = z.infer<typeof secondFactor>;

/** The secret for an authenticator app, shown once. */
const newFactor = z.object({
  key: z.string(),
  address: z.string(),
});

export type NewFactor = z.infer<typeof newFactor>;

const ownPin = z.object({
  /** Whether the shop has a device on which a PIN is worth something. */
  isUsable: z.boolean(),
  setAt: timestamp.nullable(),
});
export type OwnPin = z.infer<typeof ownPin>;

const presentPassword = z.string().min(1, { error: m.validation_password }).max(128);

export type SignedInDevice = z.infer<typeof signedInDevice>;

export const accountContract = {
  changePassword: call('account', 'PUT /admins/me/password', 'Change your password', {
    successStatus: 204,
    isUncounted: true,
    description: 'Signs your other devices out.',
  })
    .input(z.object({ currentPassword: presentPassword, password: adminPassword }))
    .output(z.void()),
  readPin: call('account', 'GET /admins/me/pin', 'Read whether you have a PIN').output(ownPin),
  setPin: call('account', 'PUT /admins/me/pin', 'Set your PIN', { successStatus: 204 })
    .input(z.object({ password: presentPassword, pin }))
    .output(z.void()),
  listDevices: call('account', 'GET /admins/me/devices', 'List your signed-in devices').output(
    z.array(signedInDevice),
  ),
  signOutDevice: call('account', 'DELETE /admins/me/devices/{id}', 'Sign out a device', {
    successStatus: 204,
    isUncounted: true,
  })
    .input(z.object({ id }))
    .output(z.void()),
  signOutOthers: call(
    'account',
    'POST /admins/me/devices/sign-out-others',
    'Sign out your other devices',
    { isUncounted: true },
  ).output(z.object({ signedOut: z.int().min(0) })),
  readSecondFactor: call(
    'account',
    'GET /admins/me/second-factor',
    'Read your second factor',
  ).output(secondFactor),
  beginSecondFactor: call('account', 'POST /admins/me/second-factor', 'Begin your second factor')
    .input(z.object({ password: presentPassword }))
    .output(newFactor),
  confirmSecondFactor: call(
    'account',
    'POST /admins/me/second-factor/confirm',
    'Switch on your second factor',
  )
    .input(
      z.object({
        code: z
          .string()
          .trim()
          .regex(/^[0-9]{6}$/, { error: m.validation_app_code }),
      }),
    )
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  switchOffSecondFactor: call(
    'account',
    'POST /admins/me/second-factor/switch-off',
    'Switch off your second factor',
    { successStatus: 204 },
  )
    .input(z.object({ password: presentPassword }))
    .output(z.void()),
};
