import { type FormEvent, type ReactNode, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useToast } from '../../../ui/toast';
import { DeferredPart } from '../query/deferred-part';
import { useMutation } from '../query/use-mutation';
import { FormDialog } from './form-dialog';
import { type OrderedItem, OrderList } from './order-list';

interface OrderDialogProps {
  title: string;
  /** What the list holds, for screen readers and messages. */
  plural: 'categories' | 'products';
  /** Differs between lists of one dialog, such as those of two categories. */
  listKey?: string;
  load: () => Promise<readonly OrderedItem[]>;
  /** @param ids in their new order. */
  save: (ids: string[]) => Promise<unknown>;
  onClose: () => void;
  /** @param isChanged whether a change of the list would lose moves. */
  above?: (isChanged: boolean) => ReactNode;
}

/** Puts a list in the owner's order. Nothing is saved before the button is pressed. */
export function OrderDialog(props: OrderDialogProps) {
  const { title, plural, listKey, load, save, onClose, above } = props;
  const toast = useToast();
  const { busy, failure, send, clearFailure } = useMutation();
  const [arranged, setArranged] = useState<readonly OrderedItem[]>();
  const [loads, setLoads] = useState(0);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!arranged) return onClose();
    const sent = await send(() => save(arranged.map(({ id }) => id)), m.kit_sequence_failed());
    if (!sent) return;
    onClose();
    toast('success', m.kit_sequence_saved());
  };
  const loadLatest = () => {
    setArranged(undefined);
    setLoads(loads + 1);
    clearFailure();
  };

  return (
    <FormDialog
      title={title}
      description={m.kit_sequence_how()}
      onClose={onClose}
      onSubmit={submit}
      saveLabel={m.kit_sequence_save()}
      busy={busy}
      failure={failure}
      isFilled={arranged !== undefined}
      onLoadLatest={loadLatest}
    >
      {above?.(arranged !== undefined)}
      <DeferredPart
        key={`${listKey} ${loads}`}
        load={load}
        loading={m.kit_row_loading({ rows: plural })}
        failed={m.kit_row_load_failed({ rows: plural })}
      >
        {(loaded) => <OrderList label={title} items={arranged ?? loaded} onChange={setArranged} />}
      </DeferredPart>
    </FormDialog>
  );
}
