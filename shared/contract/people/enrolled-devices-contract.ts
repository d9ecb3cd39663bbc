import * as z from 'zod';
import { PIN_DIGITS } from '../../domain/people/pin';
import { asciiDigits } from '../../domain/platform/ascii-digits';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { id, nameText, timestamp } from '../platform/wire-values';

export const DEVICE_NAME_LENGTH = 40;

export const pin = z
  .string()
  .overwrite(asciiDigits)
  .regex(new RegExp(`^[0-9]{${PIN_DIGITS}}$`), { error: m.pin_four_digits });

/** A device on which the owner lets staff sign in by PIN. */
const enrolledDevice = z.object({
  id,
  name: z.string(),
  /** The admin who enrolled it. */
  enrolledBy: z.string(),
  enrolledAt: timestamp,
  /** When someone last entered a right PIN there. */
  lastUsedAt: timestamp.nullable(),
  isThis: z.boolean(),
});
export type EnrolledDevice = z.infer<typeof enrolledDevice>;

/** What a device knows of itself. A device that is not enrolled has neither. */
const thisDevice = z.object({
  name: z.string().nullable(),
  /** Who has a PIN. */
  people: z.array(z.object({ id, name: z.string() })),
});
export type ThisDevice = z.infer<typeof thisDevice>;

/** Staff on a shared tablet (people rules 16 to 18). The device proves itself with a cookie. */
export const enrolledDevicesContract = {
  list: call('users', 'GET /admins/devices', 'List the enrolled devices').output(
    z.array(enrolledDevice),
  ),
  enrol: call('users', 'POST /admins/devices', 'Enrol the device that calls', {
    successStatus: 201,
    description: 'Sets the cookie that proves the device.',
  })
    .input(z.object({ name: nameText(DEVICE_NAME_LENGTH, 1) }))
    .output(enrolledDevice),
  revoke: call('users', 'DELETE /admins/devices/{id}', 'Revoke an enrolled device', {
    successStatus: 204,
    isUncounted: true,
  })
    .input(z.object({ id }))
    .output(z.void()),
  readThis: call('public', 'GET /admins/this-device', 'Read who may sign in here by PIN').output(
    thisDevice,
  ),
  signIn: call(
    'public',
    'POST /admins/this-device/sign-in',
    'Sign in by PIN, or prove that it is you',
    {
      successStatus: 204,
      description:
        'Sets the cookie of a session that is worth something on this device only. For the user who is signed in, it proves for a minute that they are there.',
    },
  )
    .input(z.object({ userId: id, pin }))
    .output(z.void()),
};
