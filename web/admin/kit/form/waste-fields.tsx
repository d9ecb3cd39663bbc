import { WASTE_REASON_WORDS, type WasteReason } from '../../../../shared/domain/menu/waste';
import { m } from '../../../../shared/messages/compiled/messages';
import { Options, SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { useFields } from './use-fields';

const NOTE_MAX_LENGTH = 200;

/** Why something was thrown away or is made again, of a form inside its provider; "other" needs words. */
export function WasteFields({
  reasons,
  isOther,
}: {
  reasons: readonly WasteReason[];
  isOther: boolean;
}) {
  const field = useFields<{ reason: WasteReason; note: string }>();
  return (
    <>
      <SelectField label={m.waste_why()} {...field('reason')}>
        <Options of={reasons.map((reason) => [reason, WASTE_REASON_WORDS[reason]()])} />
      </SelectField>
      <TextField
        label={m.waste_words()}
        optional={!isOther}
        maxLength={NOTE_MAX_LENGTH}
        {...field('note')}
      />
    </>
  );
}
