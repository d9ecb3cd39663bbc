import * as z from 'zod';
import {
  type Admin,
  adminFields,
  adminPassword,
} from '../../../../shared/contract/people/staff-contract';
import { ROLES } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { missing } from '../../kit/form/numeric-text';

const { email, name } = adminFields.shape;

/** A blank password in an edit keeps the current one (people rule 9). */
export function adminDraft(isNew: boolean) {
  return z
    .object({
      name: name.unwrap(),
      role: z.enum(ROLES),
      email: z.string().trim().min(1, { error: missing }).pipe(email),
      password: z.literal('').or(adminPassword),
      confirmation: z.string(),
    })
    .superRefine(({ password, confirmation }, context) => {
      if (isNew && password === '') {
        context.addIssue({ code: 'custom', path: ['password'], message: missing() });
      } else if (password !== confirmation) {
        const message = m.people_passwords_differ();
        context.addIssue({ code: 'custom', path: ['confirmation'], message });
      }
    })
    .transform(({ confirmation, password, ...entered }) => ({
      ...entered,
      ...(password !== '' && { password }),
    }));
}

export type AdminDraft = z.input<ReturnType<typeof adminDraft>>;

/** An admin user as form values; the default role is staff (people rule 9). */
export function draftOf(admin: Admin | undefined): AdminDraft {
  return {
    name: admin?.name ?? '',
    role: admin?.role ?? 'staff',
    email: admin?.email ?? '',
    password: '',
    confirmation: '',
  };
}
