import { LogOut, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '../../../shared/contract/customers-contract';
import { formatPhone } from '../../../shared/domain/phone';
import { useCustomerSession } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { useToast } from '../../ui/toast';
import { NameForm } from '../sign-in/name-form';
import { sentence } from '../sign-in/sentence';

/** The name, to be changed; the phone number, which is the sign-in; and the way out. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const session = useCustomerSession();
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    try {
      await session.signOut();
      toast('success', 'You are signed out.');
    } catch (error) {
      toast('error', sentence(error));
      setLeaving(false);
    }
  };

  return (
    <section
      aria-label="You"
      className="flex flex-col gap-4 rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <NameForm name={profile.name} />
      {profile.phoneNumber !== null && (
        <div>
          <p className="font-semibold">Phone number</p>
          <p className="tabular-nums">{formatPhone(profile.phoneNumber)}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3 border-t border-mist pt-4">
        <ButtonLink to="/order-history" variant="quiet">
          <ReceiptText aria-hidden className="size-5" />
          View orders
        </ButtonLink>
        <Button variant="plain" onClick={signOut} busy={leaving} className="ml-auto">
          {!leaving && <LogOut aria-hidden className="size-5" />}
          Sign out
        </Button>
      </div>
    </section>
  );
}
