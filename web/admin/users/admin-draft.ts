import * as z from 'zod';
import { type Admin, adminFields, adminPassword } from '../../../shared/contract/staff-contract';
import { ROLES } from '../../../shared/domain/roles';

/** What the form says when what it cannot do without is missing, letter for letter (spec §5). */
export const REQUIRED_WHEN_ADDING = 'Email and password are required';
export const REQUIRED_WHEN_EDITING = 'Email are required';

/** What a field says that was left empty. */
export const MISSING = 'Please fill in this field';

const { email, name } = adminFields.shape;

/**
 * An admin user as it is typed (spec §5). @param isNew a new one needs a password; left blank in an
 * edit, the present one stays and nothing of it is sent.
 */
export function adminDraft(isNew: boolean) {
  return z
    .object({
      name: name.unwrap(),
      role: z.enum(ROLES),
      email: z.string().trim().min(1, MISSING).pipe(email),
      password: z.literal('').or(adminPassword),
      confirmation: z.string(),
    })
    .superRefine(({ password, confirmation }, context) => {
      if (isNew && password === '') {
        context.addIssue({ code: 'custom', path: ['password'], message: MISSING });
      } else if (password !== confirmation) {
        const message = 'Passwords do not match';
        context.addIssue({ code: 'custom', path: ['confirmation'], message });
      }
    })
    .transform(({ confirmation, password, ...entered }) => ({
      ...entered,
      ...(password !== '' && { password }),
    }));
}

/** What stands in the form's fields. */
export type AdminDraft = z.input<ReturnType<typeof adminDraft>>;
/** What is sent; without a password the present one stays. */
export type EnteredAdmin = z.output<ReturnType<typeof adminDraft>>;

/** An admin user as the form shows it; a new one is staff unless told (spec §5). */
export function draftOf(admin: Admin | undefined): AdminDraft {
  return {
    name: admin?.name ?? '',
    role: admin?.role ?? 'staff',
    email: admin?.email ?? '',
    password: '',
    confirmation: '',
  };
}
