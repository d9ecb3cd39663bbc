import { useFormContext, useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '../../../../shared/contract/people/staff-contract';
import { ROLES } from '../../../../shared/domain/platform/roles';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { type AdminDraft, REQUIRED_WHEN_ADDING, REQUIRED_WHEN_EDITING } from './admin-draft';
import { ROLE_DUTIES, ROLE_LABELS } from './role-words';

const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password' } as const;

interface AdminFieldsProps {
  isNew: boolean;
  isSelf: boolean;
  isLastAdmin: boolean;
}

/** The fields of an admin user, with warnings about lost rights (people rule 9). */
export function AdminFields({ isNew, isSelf, isLastAdmin }: AdminFieldsProps) {
  const { control, formState } = useFormContext<AdminDraft>();
  const field = useFields<AdminDraft>();
  const [role, email, password] = useWatch({ control, name: ['role', 'email', 'password'] });
  const { errors } = formState;
  const missing = (errors.email && email.trim() === '') || (errors.password && password === '');
  const losesRights = isSelf && role !== 'admin';
  return (
    <>
      {missing && (
        <Notice kind="error" role="alert">
          {isNew ? REQUIRED_WHEN_ADDING : REQUIRED_WHEN_EDITING}
        </Notice>
      )}
      <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      <TextField label="Name" optional autoComplete="off" {...field('name')} />
      <SelectField label="Role" hint={ROLE_DUTIES[role]} {...field('role')}>
        <Options of={ROLES.map((value) => [value, ROLE_LABELS[value]])} />
      </SelectField>
      {isLastAdmin ? (
        <Notice kind="info">
          The last admin keeps the role. Make someone else an admin first.
        </Notice>
      ) : (
        losesRights && (
          <Notice kind="warning" role="status">
            This is your own account. You would lose access to users and settings at once, and only
            another admin could give it back.
          </Notice>
        )
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Password"
          {...NEW_PASSWORD}
          optional={!isNew}
          hint={
            isNew
              ? `At least ${PASSWORD_MIN_LENGTH} characters`
              : 'Leave blank to keep the current one'
          }
          {...field('password')}
        />
        <TextField
          label="Confirm password"
          {...NEW_PASSWORD}
          optional={!isNew}
          {...field('confirmation')}
        />
      </div>
      {!isNew && (
        <p className="text-sm text-ink-soft">
          A new password signs {isSelf ? 'you' : 'them'} out everywhere.
        </p>
      )}
    </>
  );
}
