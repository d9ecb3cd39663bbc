import { type FormEvent, useState } from 'react';
import { nameProblem } from '../../../../shared/domain/platform/entered-text';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { useCustomerSession } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useToast } from '../../../ui/toast';
import { useAttempt } from '../../shop/use-attempt';

interface NameFormProps {
  name: string;
  /** What the customer typed elsewhere; it is in the field at first, and not saved yet. */
  suggested?: string;
  /** Called with each change, so that nobody goes on with a name that is not saved. */
  onType?: (name: string) => void;
}

export function NameForm({ name, suggested = name, onType }: NameFormProps) {
  const api = useApi();
  const session = useCustomerSession();
  const toast = useToast();
  const [typed, setTyped] = useState(suggested);
  const [problem, setProblem] = useState<string>();
  const { busy, failure, attempt } = useAttempt();
  const changed = typed.trim() !== name;

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(typed.trim());
    setProblem(found);
    if (!changed || found !== undefined) return;
    void attempt(async () => {
      const profile = await api.customers.update({ id: 'me', name: typed });
      session.setUser(() => profile);
      setTyped(profile.name);
      toast('success', m.profile_name_saved());
    });
  };

  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <TextField
        label={m.profile_name()}
        name="name"
        autoComplete="name"
        maxLength={100}
        placeholder={m.profile_name_hint()}
        value={typed}
        error={problem ?? failure}
        onChange={(event) => {
          setTyped(event.target.value);
          onType?.(event.target.value);
          setProblem(undefined);
        }}
      />
      {changed && (
        <Button type="submit" busy={busy} className="self-start">
          {busy ? m.profile_saving() : m.profile_save_name()}
        </Button>
      )}
    </form>
  );
}
