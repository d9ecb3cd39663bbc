import type { Cart } from '../../../shared/domain/orders/cart';
import { m } from '../../../shared/messages/compiled/messages';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import type { AgainQuestion } from './use-order-again';

interface AgainQuestionDialogProps {
  question: AgainQuestion;
  onGoOn: (lines: Cart) => void;
  onClose: () => void;
}

/** Says what has changed since the order, and asks what becomes of a filled cart. */
export function AgainQuestionDialog({ question, onGoOn, onClose }: AgainQuestionDialogProps) {
  const { changes, alone, isWhole, together } = question;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(question)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {alone && (
            <Button variant={together ? 'quiet' : 'primary'} onClick={() => onGoOn(alone)}>
              {together ? m.again_replace() : isWhole ? m.order_again() : m.again_rest()}
            </Button>
          )}
          {together && <Button onClick={() => onGoOn(together)}>{m.again_add()}</Button>}
          {!alone && <ButtonLink to="/menu">{m.again_menu()}</ButtonLink>}
        </div>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {together && <p className="mt-3">{m.again_question()}</p>}
    </Dialog>
  );
}

function titleOf({ changes, alone }: AgainQuestion): string {
  if (!alone) return m.again_impossible();
  return changes.length > 0 ? m.again_changed() : m.again_cart_filled();
}
