import { useState } from 'react';
import { refusal } from '../../api/refusal';

/** What a part that changes an order is handed. */
export interface ChangeHandlers {
  /** The change stands: what is shown is old. */
  onDone: () => void;
  /** Says why it does not, or takes an older sentence away. */
  onFailure: (message: string | undefined) => void;
}

/**
 * Sends a change of an order. What is short is named; any other failure reads as spec §8 has it.
 * @param failed the sentence for a change that did not succeed.
 */
export function useOrderChange({ onDone, onFailure }: ChangeHandlers, failed: string) {
  const [busy, setBusy] = useState(false);
  const send = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    onFailure(undefined);
    try {
      await change();
      onDone();
      return true;
    } catch (error) {
      const { code, message } = refusal(error);
      onFailure(code === 'out_of_stock' ? `${failed} ${message}` : failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
