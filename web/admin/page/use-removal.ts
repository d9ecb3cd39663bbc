import { refusal } from '../../api/refusal';
import { useToast } from '../../ui/toast';
import { useMutation } from './use-mutation';

interface Removal {
  /** What is deleted, as its list names it. */
  name: string;
  remove: () => Promise<unknown>;
  /** The sentence for a removal that did not succeed (spec §8). */
  failed: string;
  /** Shows what is there now. */
  reload: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Deletes what was seen. When somebody changed it since, nothing is deleted: the list shows what is
 * there now, and whoever still wants it gone asks again.
 */
export function useRemoval({ name, remove, failed, reload, onDeleted, onClose }: Removal) {
  const toast = useToast();
  const { busy, failure, send } = useMutation();
  const confirm = async () => {
    const sent = await send(() => remove().then(() => 'deleted' as const, outcomeOf), failed);
    if (!sent) return;
    if (sent.result === 'changed') reload();
    else onDeleted();
    onClose();
    if (sent.result === 'deleted') toast('success', `${name} was deleted`);
    else if (sent.result === 'gone') toast('warning', `${name} was already deleted`);
    else toast('warning', `Someone else changed ${name}. Nothing was deleted.`);
  };
  return { busy, failure, confirm };
}

function outcomeOf(error: unknown): 'gone' | 'changed' {
  const { code } = refusal(error);
  if (code === 'not_found') return 'gone';
  if (code === 'conflict') return 'changed';
  throw error;
}
