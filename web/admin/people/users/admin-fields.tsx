import { useFormContext, useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '../../../../shared/contract/people/staff-contract';
import { ROLES } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import { Notice } from '../../../ui/notice';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import type { AdminDraft } from './admin-draft';
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
          {isNew ? m.people_both_required() : m.people_email_required()}
        </Notice>
      )}
      <TextField label={m.people_email()} type="email" autoComplete="off" {...field('email')} />
      <TextField label={m.people_name()} optional autoComplete="off" {...field('name')} />
      <SelectField label={m.people_role()} hint={ROLE_DUTIES[role]()} {...field('role')}>
        <Options of={ROLES.map((value) => [value, ROLE_LABELS[value]])} />
      </SelectField>
      {isLastAdmin ? (
        <Notice kind="info">{m.people_last_admin()}</Notice>
      ) : (
        losesRights && (
          <Notice kind="warning" role="status">
            {m.people_loses_rights()}
          </Notice>
        )
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.people_password()}
          {...NEW_PASSWORD}
          optional={!isNew}
          hint={
            isNew
              ? m.people_password_at_least({ count: PASSWORD_MIN_LENGTH })
              : m.people_password_blank()
          }
          {...field('password')}
        />
        <TextField
          label={m.people_password_confirm()}
          {...NEW_PASSWORD}
          optional={!isNew}
          {...field('confirmation')}
        />
      </div>
      {!isNew && (
        <p className="text-sm text-ink-soft">
          {isSelf ? m.people_password_signs_you_out() : m.people_password_signs_them_out()}
        </p>
      )}
    </>
  );
}
