import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import type { OwnPin } from '../../../../shared/contract/people/account-contract';
import { pin } from '../../../../shared/contract/people/enrolled-devices-contract';
import {
  adminPassword,
  PASSWORD_MIN_LENGTH,
} from '../../../../shared/contract/people/staff-contract';
import { PIN_DIGITS } from '../../../../shared/domain/people/pin';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { Button } from '../../../ui/button';
import { PASSWORD_FIELD } from './ask-dialog';
import { OwnKeyDialog } from './own-key-dialog';

const presentPassword = z.string().min(1, { error: m.people_password_missing });

const passwordDraft = z
  .object({ currentPassword: presentPassword, password: adminPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    error: m.people_passwords_differ,
  });

const pinDraft = z.object({ pin, password: presentPassword });

export function OwnPassword() {
  const { account } = useApi();
  const hidden = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <OwnKey
      title={m.people_password()}
      why={m.pin_password_why()}
      label={m.pin_password_change()}
      dialog={(onClose) => (
        <OwnKeyDialog
          title={m.pin_password_change()}
          schema={passwordDraft}
          values={{ currentPassword: '', password: '', confirmation: '' }}
          fields={[
            { name: 'currentPassword', ...PASSWORD_FIELD, autoFocus: true },
            {
              name: 'password',
              label: m.pin_password_new(),
              hint: m.people_password_at_least({ count: PASSWORD_MIN_LENGTH }),
              ...hidden,
            },
            { name: 'confirmation', label: m.people_password_confirm(), ...hidden },
          ]}
          send={({ currentPassword, password }) =>
            account.changePassword({ currentPassword, password })
          }
          failed={m.pin_password_failed()}
          done={m.pin_password_done()}
          onClose={onClose}
        />
      )}
    />
  );
}

/** Shown once the owner has enrolled a device: elsewhere a PIN is worth nothing. */
export function OwnPinKey({ own }: { own: OwnPin }) {
  const { account } = useApi();
  if (!own.isUsable) return null;
  const label = own.setAt === null ? m.pin_set() : m.pin_change();
  return (
    <OwnKey
      title={m.pin_own()}
      why={own.setAt === null ? m.pin_own_none() : m.pin_own_set()}
      label={label}
      dialog={(onClose) => (
        <OwnKeyDialog
          title={label}
          schema={pinDraft}
          values={{ pin: '', password: '' }}
          fields={[
            {
              name: 'pin',
              label: m.pin_new(),
              inputMode: 'numeric',
              autoComplete: 'off',
              maxLength: PIN_DIGITS,
              autoFocus: true,
            },
            { name: 'password', ...PASSWORD_FIELD },
          ]}
          send={(entered) => account.setPin(entered)}
          failed={m.pin_set_failed()}
          done={m.pin_set_done()}
          onClose={onClose}
        />
      )}
    />
  );
}

interface OwnKeyProps {
  title: string;
  why: string;
  label: string;
  dialog: (onClose: () => void) => ReactNode;
}

function OwnKey({ title, why, label, dialog }: OwnKeyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      <p className="text-ink-soft">{why}</p>
      {isOpen && dialog(() => setOpen(false))}
    </section>
  );
}
