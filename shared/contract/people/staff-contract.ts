import * as z from 'zod';
import { ROLES } from '../../domain/platform/roles';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { removal, removalInput, removed } from '../platform/removal';
import { id, nameText, version } from '../platform/wire-values';

export const PASSWORD_MIN_LENGTH = 10;

const email = z.email({ error: m.validation_email }).max(200).toLowerCase();
export const adminPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, {
    error: () => m.validation_password_short({ least: PASSWORD_MIN_LENGTH }),
  })
  .max(128);

export const adminFields = z.object({
  email,
  name: nameText(100).default(''),
  role: z.enum(ROLES).default('staff'),
});

const admin = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  version,
});

export type Admin = z.infer<typeof admin>;

export const staffContract = {
  readMe: call('any-admin', 'GET /admins/me', 'Read your admin record').output(admin),
  list: call('users', 'GET /admins', 'List the admin users').output(z.array(admin)),
  create: call('users', 'POST /admins', 'Add an admin user', { successStatus: 201 })
    .input(adminFields.extend({ password: adminPassword }))
    .output(admin),
  update: call('users', 'PUT /admins/{id}', 'Change an admin user')
    // The role is required here, because its default would demote to staff.
    .input(
      adminFields.extend({
        id,
        role: z.enum(ROLES),
        password: adminPassword.optional(),
        version: version.optional(),
      }),
    )
    .output(admin),
  remove: call('users', 'DELETE /admins/{id}', 'Delete an admin user', {
    ...removal,
    isUncounted: true,
  })
    .input(removalInput)
    .output(removed),
};
