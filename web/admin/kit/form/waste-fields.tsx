import { useWatch } from 'react-hook-form';
import { WASTE_REASON_WORDS, type WasteReason } from '../../../../shared/domain/menu/waste';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from './use-fields';

const NOTE_MAX_LENGTH = 200;

interface WasteFieldsProps {
  reasons: readonly WasteReason[];
}

type WasteDraft = { reason: WasteReason; note: string };

/** Why something was thrown away or is made again, in a form inside its provider; "other" needs words. */
export function WasteFields({ reasons }: WasteFieldsProps) {
  const field = useFields<WasteDraft>();
  const reason = useWatch<WasteDraft, 'reason'>({ name: 'reason' });
  return (
    <>
      <SelectField label={m.waste_why()} {...field('reason')}>
        <Options of={reasons.map((each) => [each, WASTE_REASON_WORDS[each]()])} />
      </SelectField>
      <TextField
        label={m.waste_words()}
        optional={reason !== 'other'}
        maxLength={NOTE_MAX_LENGTH}
        {...field('note')}
      />
    </>
  );
}
