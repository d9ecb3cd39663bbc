import { ArrowUp, Map as MapSheet, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { polygonProblem } from '../../../../shared/domain/shop/polygon-problem';
import { AreaMap } from '../../../map/area-map';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextArea, TextField } from '../../../ui/text-field';
import { useFields } from '../../kit/form/use-fields';
import { cornersIn, withCorners } from './areas-draft';
import { COUNTRY_ZOOM, type SettingsDraft, storePlace } from './settings-draft';

const AMOUNT = { type: 'number', inputMode: 'decimal', min: 0, step: 0.01 } as const;

interface AreaFieldsProps {
  index: number;
  isDrawn: boolean;
  onDraw: () => void;
  /** Undefined for the first. */
  onMoveUp: (() => void) | undefined;
  onRemove: () => void;
}

/** One area: its name, what a delivery there costs, and its corners on a map or typed. */
export function AreaFields({ index, isDrawn, onDraw, onMoveUp, onRemove }: AreaFieldsProps) {
  const { control } = useFormContext<SettingsDraft>();
  const field = useFields<SettingsDraft>();
  const name = `deliveryAreas.${index}` as const;
  const text = useWatch({ control, name: `${name}.corners` });
  const corners = field(`${name}.corners`);
  const count = cornersIn(text).length;
  return (
    <li
      aria-label={`Area ${index + 1}`}
      className="flex flex-col gap-3 rounded-lg border border-mist p-3"
    >
      <TextField label="Name" placeholder="Ralang" autoComplete="off" {...field(`${name}.name`)} />
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label="Delivery fee" prefix="₹" {...AMOUNT} {...field(`${name}.deliveryFee`)} />
        <TextField
          label="Minimum order"
          prefix="₹"
          {...AMOUNT}
          {...field(`${name}.minOrderAmount`)}
        />
        <TextField
          label="Extra minutes"
          hint="If the ride there is slow"
          {...AMOUNT}
          step={1}
          {...field(`${name}.extraMinutes`)}
        />
      </div>
      {isDrawn && <AreaDrawing index={index} />}
      {(isDrawn || corners.error) && (
        <TextArea
          label="Corners"
          hint="Latitude and longitude, one corner per line. The map writes them for you."
          rows={4}
          className="tabular-nums"
          {...corners}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" aria-expanded={isDrawn} onClick={onDraw}>
          <MapSheet aria-hidden className="size-5" />
          {isDrawn ? 'Hide the map' : count === 0 ? 'Draw on the map' : 'Change on the map'}
        </Button>
        {onMoveUp && (
          <Button variant="quiet" onClick={onMoveUp}>
            <ArrowUp aria-hidden className="size-5" />
            Move up
          </Button>
        )}
        <Button variant="danger" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
          Remove the area
        </Button>
      </div>
    </li>
  );
}

function AreaDrawing({ index }: { index: number }) {
  const { control, setValue, formState } = useFormContext<SettingsDraft>();
  const [latitude, longitude, radius, areas] = useWatch({
    control,
    name: ['storeLatitude', 'storeLongitude', 'deliveryRadius', 'deliveryAreas'],
  });
  const text = areas[index]?.corners ?? '';
  const corners = cornersIn(text);
  const others = areas.filter((_, other) => other !== index).map((area) => cornersIn(area.corners));
  const zone = {
    store: storePlace([latitude, longitude]),
    radiusKm: Math.max(Number(radius) || 0, 0),
  };
  const problem = polygonProblem(corners);
  const isRefused = formState.errors.deliveryAreas?.[index]?.corners !== undefined;
  return (
    <>
      <AreaMap
        label="Map of the area"
        zone={zone}
        others={others.filter((each) => polygonProblem(each) === undefined)}
        corners={corners}
        minZoom={COUNTRY_ZOOM}
        onChange={(to) =>
          setValue(`deliveryAreas.${index}.corners`, withCorners(text, to), {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      <div role="status">
        {!isRefused && corners.length > 0 && problem && <Notice kind="warning">{problem}</Notice>}
      </div>
    </>
  );
}
