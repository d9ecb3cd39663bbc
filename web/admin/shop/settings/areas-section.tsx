import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MOST_AREAS } from '../../../../shared/domain/shop/delivery-zone';
import { newId } from '../../../device/new-id';
import { Button } from '../../../ui/button';
import { FormSection } from '../../kit/form/form-section';
import { AreaFields } from './area-fields';
import type { SettingsDraft } from './settings-draft';

/** The drawn areas of the delivery zone, in the order in which they count. */
export function AreasSection() {
  const { control, getValues } = useFormContext<SettingsDraft>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'deliveryAreas',
    keyName: 'key',
  });
  const [drawnId, setDrawnId] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    const id = newId();
    const { deliveryFee, minOrderAmount } = getValues();
    append({ id, name: '', corners: '', deliveryFee, minOrderAmount, extraMinutes: '0' });
    setDrawnId(id);
  };
  return (
    <FormSection
      id="areas"
      title="Delivery areas"
      hint="Draw areas that have a fee and a minimum of their own, inside or outside the radius. Where two overlap, the one higher in this list counts. Everywhere else within the radius, the usual fee and minimum apply. To deliver to these areas only, set the radius to 0."
    >
      <ul className="flex flex-col gap-3 empty:hidden sm:col-span-2">
        {fields.map(({ key, id }, index) => (
          <AreaFields
            key={key}
            index={index}
            isDrawn={drawnId === id}
            onDraw={() => setDrawnId(drawnId === id ? undefined : id)}
            onMoveUp={index === 0 ? undefined : () => move(index, index - 1)}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          />
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="quiet"
        className="justify-self-start sm:col-span-2"
        disabled={fields.length >= MOST_AREAS}
        onClick={add}
      >
        <Plus aria-hidden className="size-5" />
        Add an area
      </Button>
    </FormSection>
  );
}
